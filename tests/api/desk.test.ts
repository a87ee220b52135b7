import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RegistrationDocument } from '../../functions/src/contract/documents.ts';
import { newTicket } from '../../functions/src/domain/new-ticket.ts';
import { nameKeys } from '../../functions/src/domain/registration-state.ts';
import { change, stored } from '../support/api/database.ts';
import {
  at,
  audited,
  event,
  openStaffApi,
  type PersonName,
  seed,
} from '../support/api/staff-api.ts';
import { registrationOf } from '../support/api/whole-walk.ts';

let api: Awaited<ReturnType<typeof openStaffApi>>;
beforeAll(async () => {
  api = await openStaffApi();
});
afterAll(() => api.close());

const person = (fullName: string, changes: Partial<RegistrationDocument> = {}) => ({
  ...registrationOf(fullName),
  ...nameKeys(fullName),
  ...changes,
});
const prepaid = { paymentMethod: 'prepaid', isVerified: true, state: 'verified' } as const;
const ticket = (changes = {}) => ({
  ...newTicket({ eventId: 'autumn', holderName: null, holderEmail: null }, 'import', at),
  ...changes,
});

beforeEach(() =>
  seed({
    'events/autumn': event,
    'events/spring': { ...event, name: 'Spring Walk', isActive: false },
    'registrations/MAYA1': person('Maya Reyes', {
      ...prepaid,
      ticketId: 'WW-1',
      email: 'reyes@example.com',
    }),
    'registrations/ROSA1': person('Rosa Reyes', {
      ...prepaid,
      participantId: 'rosa',
      email: 'reyes@example.com',
    }),
    'registrations/0TT01': person('Otto Lindqvist', { participantId: 'otto', email: 'o@x.org' }),
    'registrations/SPR1NG1': person('Ada Quill', {
      ...prepaid,
      eventId: 'spring',
      email: 'a@x.org',
    }),
    'tickets/WW-1': ticket({ state: 'redeemed', submissionId: 'MAYA1', redeemedAt: at }),
    'tickets/WW-2': ticket(),
    'tickets/WW-3': ticket({ eventId: 'spring' }),
  }),
);

const lookUp = async (text: string) =>
  (await api.as('desk', 'POST', '/api/admin/desk/lookup', { body: { text } })).json;
const admit = (submissionIds: string[], changes = {}, key?: string) =>
  api.as('desk', 'POST', '/api/admin/desk/admissions', {
    body: { submissionIds, takesPayment: false, isIdSeen: true, ...changes },
    key,
  });
const undo = (id: string) => api.as('desk', 'POST', `/api/admin/desk/admissions/${id}/undo`);
const openTill = (openingFloatCents = 5000, who: PersonName = 'desk') =>
  api.as(who, 'POST', '/api/admin/tills', { body: { eventId: 'autumn', openingFloatCents } });
const closeTill = (id: string, body: { countedCents: number; explanation?: string }) =>
  api.as('desk', 'POST', `/api/admin/tills/${id}/close`, { body });
const names = ({ people }: { people: { fullName: string }[] }) =>
  people.map(({ fullName }) => fullName);

describe('POST /api/admin/desk/lookup', () => {
  // spec: D1.2
  it.each(['ww-1', 'MAYA1', 'https://walk.example/waiver/MAYA1'])(
    '%s is somebody to welcome, with those who share their email',
    async (text) => {
      const answer = await lookUp(text);
      expect(answer).toMatchObject({ answer: 'welcome', reason: null, ticketId: 'WW-1' });
      expect(names(answer)).toEqual(['Maya Reyes', 'Rosa Reyes']);
    },
  );

  it('finds by name without accents or case, by last name and by email', async () => {
    expect(names(await lookUp('ÓTTO LIND'))).toEqual(['Otto Lindqvist']);
    expect(names(await lookUp('lindq'))).toEqual(['Otto Lindqvist']);
    expect(names(await lookUp('O@X.org'))).toEqual(['Otto Lindqvist']);
    const namesakes = await lookUp('Reyes');
    expect([namesakes.answer, ...names(namesakes)]).toEqual(['choose', 'Maya Reyes', 'Rosa Reyes']);
  });

  // spec: D1.3
  it("says what to collect: the event's own price", async () => {
    await change('events/autumn', { ticketPrice: { amountCents: 4250, currency: 'USD' } });
    const answer = await lookUp('0TT01');
    expect(answer.answer).toBe('collect');
    expect(answer.event.ticketPrice).toEqual({ amountCents: 4250, currency: 'USD' });
  });

  it('an unused ticket is to be registered with', async () => {
    expect(await lookUp('WW-2')).toMatchObject({ answer: 'register', ticketId: 'WW-2' });
  });

  // spec: D1.4
  it.each([
    ['WW-99', { reason: 'unknown' }],
    ['00000000', { reason: 'unknown' }],
    ['WW-3', { reason: 'wrong-event', otherEventName: 'Spring Walk' }],
    ['SPR1NG1', { reason: 'wrong-event', otherEventName: 'Spring Walk' }],
  ])('refuses %s, says why and notes it without a name', async (text, why) => {
    expect(await lookUp(text)).toMatchObject({ answer: 'refused', people: [], ...why });
    expect(await audited()).toEqual([
      { actor: 'desk', action: 'desk.scan-refused', target: 'events/autumn' },
    ]);
  });

  // spec: D1.4
  it('a search that finds nobody is noted without what was typed', async () => {
    await lookUp('Nobody Known');
    const notes = await api.audit();
    expect(notes.map(({ details }) => details)).toEqual([{ reason: 'unknown' }]);
  });

  // spec: D1.4
  it('tells a revoked ticket from an unknown one', async () => {
    await api.as('admin', 'DELETE', '/api/admin/tickets/WW-2');
    expect(await lookUp('WW-2')).toMatchObject({ reason: 'revoked', happenedBy: 'admin' });
  });

  // spec: D1.4
  it('tells who let in whom, when it was before', async () => {
    await admit(['MAYA1']);
    const answer = await lookUp('WW-1');
    expect(answer).toMatchObject({ reason: 'used', happenedBy: 'desk of the walk' });
    expect(Date.parse(String(answer.happenedAt))).toBeGreaterThan(Date.now() - 60_000);
    // Their party can still come in.
    expect(names(answer)).toEqual(['Maya Reyes', 'Rosa Reyes']);
  });

  // spec: D1.4
  it('tells who cancelled', async () => {
    await change('registrations/MAYA1', {
      status: 'cancelled',
      cancelledAt: at,
      cancelledBy: 'Ana',
      state: 'cancelled',
    });
    expect(await lookUp('MAYA1')).toMatchObject({
      reason: 'cancelled',
      happenedAt: at,
      happenedBy: 'Ana',
    });
  });
});

describe('POST /api/admin/desk/admissions', () => {
  // spec: D1.5
  it('lets a party in at one press, once, however often it is sent', async () => {
    const [first, ...repeats] = await Promise.all(
      [1, 2, 3].map(() => admit(['MAYA1', 'ROSA1'], {}, 'admission-1')),
    );
    for (const repeat of repeats) expect(repeat.json).toEqual(first?.json);
    expect(first?.json.people.map(({ state }) => state)).toEqual(['arrived', 'arrived']);
    expect(await stored('registrations/MAYA1')).toMatchObject({
      arrivedBy: 'desk of the walk',
      version: 2,
    });
    const notes = (await audited()).map(({ action, target }) => `${action} ${target}`).toSorted();
    expect(notes).toEqual(['desk.admit registrations/MAYA1', 'desk.admit registrations/ROSA1']);
  });

  // spec: D1.6
  it('at two desks at once one lets them in, the other is told who did', async () => {
    const answers = await Promise.all([admit(['MAYA1'], {}, 'desk-one'), admit(['MAYA1'])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.json;
    expect(refused?.code).toBe('already-arrived');
    expect(refused?.message).toBe('Maya Reyes came in already, by desk of the walk.');
  });

  // spec: D1.7
  it('takes the cash into the own till with who took it', async () => {
    const till = (await openTill()).json;
    const { status, json } = await admit(['0TT01'], { takesPayment: true });
    expect([status, json.amountCents]).toEqual([200, 3500]);
    expect(await stored('registrations/0TT01')).toMatchObject({
      isVerified: true,
      paidTo: 'desk of the walk',
      state: 'arrived',
      payment: { amountCents: 3500, currency: 'USD', method: 'cash', tillId: till.id },
    });
    expect(await stored(`tills/${till.id}`)).toMatchObject({ salesCents: 3500, salesCount: 1 });
  });

  it.each([
    ['who has not paid', '0TT01', {}, 422, 'not-paid'],
    ['cash without a till', '0TT01', { takesPayment: true }, 409, 'till-closed'],
    ['who is not known', 'N0B0DY', {}, 404, 'not-found'],
  ])('refuses %s, and nothing has changed', async (_name, id, changes, status, code) => {
    const before = await stored(`registrations/${id}`);
    const answer = await admit(['MAYA1', id], changes);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(await stored(`registrations/${id}`)).toEqual(before);
    expect(await stored('registrations/MAYA1')).toMatchObject({ arrivedAt: null, version: 1 });
  });

  // spec: D1.8
  it('what was handed over without a connection stands, and is marked', async () => {
    const doneAt = new Date(Date.now() - 120_000).toISOString();
    await admit(['MAYA1']);
    const first = await stored('registrations/MAYA1');
    const { status, json } = await admit(['MAYA1', '0TT01'], { doneAt });
    expect([status, json.doubts]).toEqual([200, { MAYA1: 'already-arrived', '0TT01': 'not-paid' }]);
    expect(await stored('registrations/0TT01')).toMatchObject({ arrivedAt: doneAt });
    expect(await stored('registrations/MAYA1')).toMatchObject({ arrivedAt: first.arrivedAt });
  });
});

describe('POST /api/admin/desk/admissions/{id}/undo', () => {
  // spec: D1.9
  it('takes payment and arrival back within 5 minutes, once', async () => {
    const till = (await openTill()).json;
    const { json } = await admit(['0TT01'], { takesPayment: true });
    const undone = await Promise.all([1, 2].map(() => undo(json.id)));
    expect(undone.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored('registrations/0TT01')).toMatchObject({
      isVerified: false,
      payment: null,
      arrivedAt: null,
      state: 'cash-due',
    });
    expect(await stored(`tills/${till.id}`)).toMatchObject({ salesCents: 0, salesCount: 0 });
    expect((await audited()).map(({ action }) => action)).toEqual([
      'till.open',
      'desk.admit',
      'desk.undo',
    ]);
  });

  // spec: D1.9
  it('is refused later, and for cash that has been counted', async () => {
    const { json: till } = await openTill(0);
    const { json } = await admit(['0TT01'], { takesPayment: true });
    await closeTill(till.id, { countedCents: 3500 });
    const counted = await undo(json.id);
    expect([counted.status, counted.json.code]).toEqual([409, 'till-closed']);
    const happenedAt = new Date(Date.now() - 301_000).toISOString();
    await change(`admissions/${json.id}`, { happenedAt });
    expect((await undo(json.id)).json.code).toBe('undo-over');
    expect((await undo('nothing')).status).toBe(404);
  });
});

describe('tills', () => {
  it('opens one for each volunteer, whatever is pressed twice', async () => {
    const [first, second] = await Promise.all([openTill(), openTill()]);
    expect(second.json).toEqual(first.json);
    expect((await openTill(0, 'admin')).json.id).not.toBe(first.json.id);
    const { json } = await api.as('desk', 'GET', '/api/admin/tills?eventId=autumn');
    expect(json.tills).toHaveLength(2);
    expect(json.ownTillId).toBe(first.json.id);
  });

  // spec: D1.23
  it('refuses a count that does not balance until it is explained, and a second one', async () => {
    const { json: till } = await openTill();
    await admit(['0TT01'], { takesPayment: true });
    const short = await closeTill(till.id, { countedCents: 8000 });
    expect([short.status, short.json.code]).toEqual([422, 'till-unbalanced']);
    expect(short.json.message).toContain('5.00 less');
    const closed = await closeTill(till.id, {
      countedCents: 8000,
      explanation: 'A five was torn.',
    });
    expect(closed.json).toMatchObject({ expectedCents: 8500, countedCents: 8000 });
    const again = await closeTill(till.id, { countedCents: 8500 });
    expect([again.status, again.json.code]).toEqual([409, 'till-closed']);
    expect(again.json.message).toContain('by desk of the walk');
    expect(await stored(`tills/${till.id}`)).toMatchObject({ countedCents: 8000 });
  });

  it('hands cash to another till, and no more than there is', async () => {
    const { json: own } = await openTill(5000);
    const { json: other } = await openTill(0, 'admin');
    const transfer = (amountCents: number, key?: string) =>
      api.as('desk', 'POST', `/api/admin/tills/${own.id}/handovers`, {
        body: { toTillId: other.id, amountCents },
        key,
      });
    await Promise.all([1, 2].map(() => transfer(2000, 'handover-1')));
    expect((await transfer(3001)).json.code).toBe('decided-against');
    const { json } = await api.as('admin', 'GET', '/api/admin/tills?eventId=autumn');
    const held = json.tills.map((till) => till.expectedCents);
    expect(held).toEqual([3000, 2000]);
  });

  it('gives a payment back out of the open till, once', async () => {
    const { json: till } = await openTill();
    await admit(['0TT01'], { takesPayment: true, isIdSeen: false });
    const back = (key: string) =>
      api.as('desk', 'POST', '/api/admin/desk/refunds', {
        body: { submissionId: '0TT01', reason: 'Ill' },
        key,
      });
    expect((await back('refund-01')).json.expectedCents).toBe(5000);
    expect((await back('refund-01')).status).toBe(200);
    expect((await back('refund-02')).json.code).toBe('not-paid');
    expect(await stored('registrations/0TT01')).toMatchObject({
      payment: null,
      state: 'cash-due',
    });
    expect(await stored(`tills/${till.id}`)).toMatchObject({ refundsCents: 3500 });
  });

  // spec: D1.24
  it('gives nothing back out of a till that was counted, and strikes no sale in it', async () => {
    const { json: till } = await openTill(0);
    await admit(['0TT01'], { takesPayment: true });
    await closeTill(till.id, { countedCents: 3500 });
    const before = await stored('registrations/0TT01');
    const body = { submissionId: '0TT01', reason: 'Ill' };
    const refund = await api.as('desk', 'POST', '/api/admin/desk/refunds', { body });
    expect([refund.status, refund.json.code]).toEqual([409, 'till-closed']);
    const struck = await api.as('desk', 'POST', '/api/admin/desk/voids', { body });
    expect([struck.status, struck.json.code]).toEqual([409, 'till-closed']);
    expect(struck.json.message).toContain('counted by desk of the walk');
    expect(await stored('registrations/0TT01')).toEqual(before);
  });

  it('strikes a sale that was entered by mistake', async () => {
    const { json: till } = await openTill();
    await admit(['0TT01'], { takesPayment: true });
    const { json } = await api.as('desk', 'POST', '/api/admin/desk/voids', {
      body: { submissionId: '0TT01', reason: 'Has a ticket' },
    });
    expect(json).toMatchObject({ id: till.id, salesCents: 0, salesCount: 0, expectedCents: 5000 });
  });

  it('are counted by nobody but their volunteer or an admin', async () => {
    const { json: till } = await openTill(0, 'admin');
    expect((await closeTill(till.id, { countedCents: 0 })).status).toBe(404);
  });
});
