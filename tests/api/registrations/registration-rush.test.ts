import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { at, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { submit } from '../../support/api/people.ts';
import { change, stored } from '../../support/api/store/database.ts';

const api = await staffApi();
/** All phones behind the router of the venue. */
const headers = { 'X-Forwarded-For': '203.0.113.90' };
const together = 120;
const unused = newTicket({ eventId: null, holderName: null, holderEmail: null }, 'import', at);
const tickets = Array.from({ length: together }, (_, index) => `RUSH-${index}`);

/** Returns how many registrations that are sent at once got each status or problem. */
async function rush(forms: readonly Record<string, unknown>[]) {
  const answers = await Promise.all(
    forms.map(async (form) => {
      const { status, json } = await submit(form, { at: api.at, headers });
      return status === 200 ? 'registered' : `${status} ${json.code}`;
    }),
  );
  return Object.fromEntries(
    [...new Set(answers)].map((of) => [of, answers.filter((a) => a === of).length]),
  );
}

beforeEach(() =>
  seed({ ...eventFixture, ...Object.fromEntries(tickets.map((id) => [`tickets/${id}`, unused])) }),
);

describe('120 registrations at once from one address', () => {
  it('registers 120 people with tickets', async () => {
    const forms = tickets.map((ticketId) => ({ ticketId, paymentMethod: 'prepaid' }));
    expect(await rush(forms)).toEqual({ registered: 120 });
  });

  it('registers people with cash due up to the hourly limit', async () => {
    expect(await rush(tickets.map(() => ({})))).toEqual({
      registered: 60,
      '429 too-many-attempts': 60,
    });
  });

  it('registers people with tickets and people without one at a limited event', async () => {
    const { name, startTime, endTime } = await stored('events/autumn');
    const body = { name, startTime, endTime, capacity: 200 };
    expect((await api.as('admin', 'PUT', '/api/admin/events/autumn', { body })).status).toBe(200);
    await change('ticketCounts/autumn', { completeAt: at });
    const forms = tickets.map((ticketId, index) =>
      index % 2 ? { ticketId, paymentMethod: 'prepaid' } : {},
    );
    expect(await rush(forms)).toEqual({ registered: 120 });
  });
});
