import { beforeEach, describe, expect, it } from 'vitest';
import { admit, closeTill, openTill, seedDesk, undo } from '../../support/api/calls/desk-api.ts';
import { audited } from '../../support/api/calls/staff-api.ts';
import { expire } from '../../support/api/changes.ts';
import { stored, storedIn } from '../../support/api/store/database.ts';

beforeEach(seedDesk);

describe('POST /api/admin/desk/admissions', () => {
  it('admits a party in one request, also when it is repeated', async () => {
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

  it('stores its response for repeats with every participant in it', async () => {
    await admit(['ROSA1']);
    const party = { takesPayment: false, source: 'paper', doneAt: new Date().toISOString() };
    const { json } = await admit(['MAYA1', 'ROSA1'], party, 'admission-2');
    expect(json.arrived).toEqual(['MAYA1']);
    const [{ participantIds, answer }] = await storedIn('idempotentRequests');
    expect(answer).toContain('Rosa Reyes');
    expect(participantIds.toSorted()).toEqual(['maya', 'rosa']);
  });

  it('admits at one of two desks and shows the other who did', async () => {
    const answers = await Promise.all([admit(['MAYA1'], {}, 'desk-one'), admit(['MAYA1'])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.json;
    expect(refused?.code).toBe('already-arrived');
    expect(refused?.message).toBe('desk of the walk already let Maya Reyes in.');
  });

  it("records cash in the caller's till with the caller's name", async () => {
    const till = (await openTill()).json;
    const { status, json } = await admit(['0TT01'], { takesPayment: true });
    expect([status, json.amountCents]).toEqual([200, 3500]);
    expect(Date.parse(json.undoUntil) - Date.parse(json.happenedAt)).toBe(5 * 60_000);
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
    ['cash without a till', '0TT01', { takesPayment: true }, 409, 'no-till'],
    ['who is not known', 'N0B0DY', {}, 404, 'registration-not-found'],
  ])('rejects %s without a change', async (_name, id, changes, status, code) => {
    const before = await stored(`registrations/${id}`);
    const answer = await admit(['MAYA1', id], changes);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(await stored(`registrations/${id}`)).toEqual(before);
    expect(await stored('registrations/MAYA1')).toMatchObject({ arrivedAt: null, version: 1 });
  });

  it('rejects a late copy of a rejected admission, also when it could be accepted by then', async () => {
    const sell = () => admit(['0TT01'], { takesPayment: true }, 'sale-without-a-till');
    const first = await sell();
    await openTill();
    const copy = await sell();
    expect([first.json.code, copy.json]).toEqual(['no-till', first.json]);
    expect(await stored('registrations/0TT01')).toMatchObject({ payment: null, arrivedAt: null });
  });

  it('accepts and marks an offline admission', async () => {
    const doneAt = new Date(Date.now() - 120_000).toISOString();
    await admit(['MAYA1']);
    const first = await stored('registrations/MAYA1');
    const { status, json } = await admit(['MAYA1', '0TT01'], { doneAt });
    expect([status, json.conflicts]).toEqual([
      200,
      { MAYA1: 'already-arrived', '0TT01': 'not-paid' },
    ]);
    expect(await stored('registrations/0TT01')).toMatchObject({ arrivedAt: doneAt });
    expect(await stored('registrations/MAYA1')).toMatchObject({ arrivedAt: first.arrivedAt });
  });
});

describe('POST /api/admin/desk/changes/{id}/undo', () => {
  it('undoes payment and arrival within 5 minutes, once', async () => {
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

  it('undoes no payment of a person who came in since', async () => {
    const { json: till } = await openTill();
    const { json } = await admit(['0TT01'], { takesPayment: true, isIdSeen: false });
    await admit(['0TT01']);
    const refused = await undo(json.id);
    expect([refused.status, refused.json.code]).toEqual([422, 'came-in-since']);
    expect(await stored('registrations/0TT01')).toMatchObject({
      state: 'arrived',
      isVerified: true,
    });
    expect(await stored(`tills/${till.id}`)).toMatchObject({ salesCents: 3500, salesCount: 1 });
  });

  it('rejects a late undo and an undo of counted cash', async () => {
    const { json: till } = await openTill(0);
    const { json } = await admit(['0TT01'], { takesPayment: true });
    await closeTill(till.id, { countedCents: 3500 });
    const counted = await undo(json.id);
    expect([counted.status, counted.json.code]).toEqual([409, 'payment-till-closed']);
    await expire(json.id);
    expect((await undo(json.id)).json.code).toBe('undo-over-at-desk');
    expect((await undo('nothing')).status).toBe(404);
  });
});
