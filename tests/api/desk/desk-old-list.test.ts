import { beforeEach, describe, expect, it } from 'vitest';
import { registrationOf } from '../../support/api/fixtures/event-fixture.ts';
import {
  admit,
  ago,
  api,
  listConflicts,
  seedOfflineDesk,
} from '../../support/api/fixtures/offline-desk.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';

/** Registration that got a ticket after the list was read. */
const rosa = 'TICKETSUBM1SS10N0001';
const otto = '0TT0SUBM1SS10N000001';
const days = 24 * 60;
/** The phone was offline at a rehearsal last week, and is switched on again tonight. */
const doneAt = ago(7 * days);
const submittedAt = ago(9 * days);

beforeEach(async () => {
  await seedOfflineDesk();
  await change(`registrations/${rosa}`, { submittedAt });
  await change(`registrations/${otto}`, {
    ...registrationOf('Otto Lindqvist'),
    participantId: 'otto',
    submittedAt,
  });
});

const take = (id: string, cents: number) =>
  admit({ submissionIds: [id], takesPayment: true, takenCents: { [id]: cents }, doneAt });
const tills = async () =>
  (await api.as('desk', 'GET', '/api/admin/tills?eventId=autumn')).json.tills;
const own = async () => (await tills()).filter(({ staffName }) => staffName === 'desk of the walk');
const salesCents = async () =>
  (await own()).reduce((total: number, till: { salesCents: number }) => total + till.salesCents, 0);

describe('POST /api/admin/desk/admissions by a list of last week', () => {
  it('admits at the price of that day, and lists the late arrival', async () => {
    const before = await salesCents();
    const { status, json } = await take(otto, 2500);
    expect([status, json.arrived, json.amountCents]).toEqual([200, [otto], 2500]);
    expect(json.conflicts).toEqual({ [otto]: 'late-arrival' });
    expect(await salesCents()).toBe(before + 2500);
    expect(await stored(`registrations/${otto}`)).toMatchObject({
      arrivedAt: doneAt,
      payment: { amountCents: 2500, takenAt: doneAt },
    });
  });

  it('lists the money of a person who has a ticket now, with its amount', async () => {
    const before = await salesCents();
    const { json } = await take(rosa, 2500);
    expect(json).toMatchObject({ arrived: [rosa], paidTwice: { amountCents: 2500 } });
    expect(await salesCents()).toBe(before + 2500);
    const conflicts = await listConflicts();
    expect(conflicts.find(({ kind }) => kind === 'payment')).toMatchObject({
      reason: 'paid-twice',
      paid: { amountCents: 2500, currency: 'USD', method: 'cash' },
    });
    expect(conflicts.find(({ kind }) => kind === 'arrival')).toMatchObject({
      reason: 'late-arrival',
    });
  });

  it('lists the money of a person whose registration was canceled since', async () => {
    await api.as('admin', 'POST', `/api/admin/registrations/${otto}/cancel`);
    const before = await salesCents();
    const { status, json } = await take(otto, 3500);
    expect([status, json.conflicts]).toEqual([200, { [otto]: 'registration-cancelled' }]);
    expect(await salesCents()).toBe(before + 3500);
    expect(await listConflicts()).toMatchObject([
      { kind: 'arrival', reason: 'registration-cancelled', submissionId: otto },
    ]);
  });

  it('adds the money to a new till after that of last week was counted', async () => {
    const [old] = await own();
    const body = { countedCents: 0, explanation: 'Counted last week.' };
    const closed = await api.as('desk', 'POST', `/api/admin/tills/${old?.id}/close`, { body });
    expect(closed.status).toBe(200);
    const counted = await stored(`tills/${old?.id}`);
    // The phone opens a till before it sends a payment that waited.
    await api.as('desk', 'POST', '/api/admin/tills', {
      body: { eventId: 'autumn', openingFloatCents: 0 },
    });
    expect((await take(otto, 3500)).status).toBe(200);
    expect(await stored(`tills/${old?.id}`)).toEqual(counted);
    expect((await storedIn('tills')).map((till) => till.salesCents)).toContain(3500);
  });
});
