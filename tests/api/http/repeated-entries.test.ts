import { randomUUID } from 'node:crypto';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, expect, it } from 'vitest';
import { at, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { change, howMany, storedIn } from '../../support/api/store/database.ts';

/* Requests that name one record twice: each is decided once, and none fails for its repeated entry. */

const api = await staffApi();
beforeEach(() => seed(eventFixture));

it('approves a page that is named twice once', async () => {
  const page = { businessId: 'vino', version: 1 };
  const { status, json } = await api.as(
    'admin',
    'POST',
    '/api/admin/events/autumn/shop-pages/approve',
    { body: { pages: [page, page] } },
  );
  expect([status, json]).toMatchObject([200, { approved: 1 }]);
});

it.each([
  ['', null],
  [', offline', at],
])('registers a newcomer who is named twice once%s', async (_, doneAt) => {
  const unused = { eventId: 'autumn', holderName: 'Nora Berg', holderEmail: null };
  await change('tickets/WW-9', { ...newTicket(unused, 'import', at) });
  const before = await howMany('registrations');
  const newcomer = { ref: 'nora', ticketId: 'WW-9', found: null, fullName: '' };
  const { status } = await api.as('desk', 'POST', '/api/admin/desk/admissions', {
    key: randomUUID(),
    body: {
      newcomers: [newcomer, newcomer],
      eventId: 'autumn',
      takesPayment: false,
      isIdSeen: true,
      doneAt,
    },
  });
  expect([status, (await howMany('registrations')) - before]).toEqual([200, 1]);
});

it('changes a ticket that is named twice once', async () => {
  const { status, json } = await api.as('admin', 'POST', '/api/admin/tickets/changes', {
    key: randomUUID(),
    body: { ids: ['WW-1', 'WW-1'], change: { kind: 'move', eventId: 'autumn' } },
  });
  expect([status, json]).toMatchObject([200, { changed: 1 }]);
});

it('checks a person in once at a shop that is named twice', async () => {
  const { status } = await api.as(
    'desk',
    'POST',
    '/api/admin/registrations/MAYASSUBM1SS10N00001/check-ins',
    { key: randomUUID(), body: { businessIds: ['loom', 'loom'], source: 'paper' } },
  );
  expect(status).toBe(200);
  const visits = (await storedIn('checkIns')).filter(({ businessId }) => businessId === 'loom');
  expect(visits).toHaveLength(1);
});

it('withdraws a ticket that is named twice once', async () => {
  const { status } = await api.as('admin', 'POST', '/api/admin/tickets/import', {
    key: randomUUID(),
    body: { withdraw: ['WW-1', 'WW-1'] },
  });
  expect(status).toBe(200);
});
