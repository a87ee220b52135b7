import { createHmac, randomUUID } from 'node:crypto';
import { holderFields } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { audited, event, seed } from '../../support/api/calls/staff-api.ts';
import { registrationOf } from '../../support/api/fixtures/event-fixture.ts';
import {
  admit,
  ago,
  api,
  before,
  claim,
  listConflicts,
  redeem,
  seedOfflineDesk,
  undo,
} from '../../support/api/fixtures/offline-desk.ts';
import { change, stored } from '../../support/api/store/database.ts';

beforeEach(seedOfflineDesk);

describe('GET /api/admin/desk/snapshot', () => {
  const read = (eventId = 'autumn') =>
    api.as('desk', 'GET', `/api/admin/desk/snapshot?eventId=${eventId}`);

  it("contains everyone under keyed hashes with the desk's fields only", async () => {
    await change('registrations/MAYASSUBM1SS10N00001', { arrivedAt: ago(1), arrivedBy: 'Ana' });
    const { json, text } = await read();
    const hash = (id: string) =>
      createHmac('sha256', Buffer.from(json.hashKey, 'base64url'))
        .update(id)
        .digest('base64url')
        .slice(0, 16);
    const found = (id: string) =>
      json.entries.find(
        ({ confirmation, ticket }) => confirmation === hash(id) || ticket === hash(id),
      );
    expect(json.entries).toHaveLength(4);
    expect(found('MAYASSUBM1SS10N00001')).toMatchObject({
      answer: 'used',
      name: 'Maya R.',
      happenedBy: 'Ana',
    });
    expect(found('TICKETSUBM1SS10N0001')).toMatchObject({
      answer: 'welcome',
      name: 'Rosa L.',
      ticketEnd: null,
      nameTerms: expect.arrayContaining([hash('lund').slice(0, 6), hash('lu').slice(0, 6)]),
      submittedAt: expect.any(String),
    });
    expect(found('WW-1')).toMatchObject({ answer: 'register', name: '', nameTerms: [] });
    expect(json.businesses.map(({ id }) => id)).toContain('loom');
    for (const secret of ['SUBM1SS10N', 'WW-1', 'Reyes', 'Lund', '@'])
      expect(text).not.toContain(secret);
  });

  it('returns a new key each time and rejects an unknown event', async () => {
    const [first, second] = [await read(), await read()];
    expect(first.json.hashKey).not.toBe(second.json.hashKey);
    expect((await read('winter')).status).toBe(404);
  });
});

describe('POST /api/admin/desk/admissions made offline', () => {
  it('identifies a person by the ticket alone', async () => {
    await change('tickets/WW-1', {
      state: 'redeemed',
      submissionId: 'TICKETSUBM1SS10N0001',
      redeemedBy: 'rosa',
    });
    const { status, json } = await admit({ ticketIds: ['WW-1'] });
    expect([status, json.conflicts]).toEqual([200, {}]);
    expect(await stored('registrations/TICKETSUBM1SS10N0001')).toMatchObject({ state: 'arrived' });
    expect(await listConflicts()).toEqual([]);
  });

  it('rejects a ticket without a registration and an empty request', async () => {
    expect((await admit({ ticketIds: ['WW-1'] })).status).toBe(404);
    expect((await admit({})).status).toBe(400);
  });

  it('lists a conflict until it is resolved once', async () => {
    const submissionIds = ['TICKETSUBM1SS10N0001'];
    await admit({ submissionIds, doneAt: null }, 'admin');
    await admit({ submissionIds });
    const [conflict, ...others] = await listConflicts();
    expect(others).toEqual([]);
    expect(conflict).toMatchObject({
      kind: 'arrival',
      reason: 'already-arrived',
      submissionId: submissionIds[0],
      staffName: 'desk of the walk',
      earlierBy: 'admin of the walk',
    });
    const id = String(conflict?.id);
    const settle = (note: string) =>
      api.as('desk', 'POST', `/api/admin/desk/conflicts/${id}/settle`, { body: { note } });
    const first = await settle('A friend used the ticket.');
    expect(first.json.settledBy).toBe('desk of the walk');
    expect((await settle('Again')).json).toEqual(first.json);
    expect((await settle('')).status).toBe(400);
    expect(await listConflicts()).toEqual([]);
    expect(await stored(`deskDoubts/${id}`)).toMatchObject({
      note: 'A friend used the ticket.',
    });
    const actions = (await audited()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'desk.settle-doubt')).toHaveLength(1);
  });

  it.each([
    [13 * 60, 'late-arrival'],
    [300 * 24 * 60, 'implausible-time'],
  ])('marks a time %i minutes ago as a conflict', async (minutes, reason) => {
    await change('registrations/TICKETSUBM1SS10N0001', { submittedAt: ago(48 * 60) });
    const { json } = await admit({
      submissionIds: ['TICKETSUBM1SS10N0001'],
      doneAt: ago(minutes),
    });
    expect(json.conflicts).toEqual({ TICKETSUBM1SS10N0001: reason });
  });

  it('removes the conflict with the undone admission', async () => {
    await change('registrations/TICKETSUBM1SS10N0001', { isVerified: false });
    const { json } = await admit({ submissionIds: ['TICKETSUBM1SS10N0001'] });
    expect(await listConflicts()).toHaveLength(1);
    await undo(json.id);
    expect(await listConflicts()).toEqual([]);
  });
});

describe('registered holder of a ticket to show at the desk', () => {
  const zed = 'ZEDSSUBM1SS10N000001';
  const nameTicket = async (holderName: string) => {
    const named = {
      ...registrationOf('Zed Marsh'),
      participantId: 'zed',
      deskTicketId: 'WW-1',
      submittedAt: ago(400),
    };
    await seed({ ...before, [`registrations/${zed}`]: named });
    await change('tickets/WW-1', holderFields({ holderName, holderEmail: null }));
  };
  const ticketEntries = async () => {
    const { json } = await api.as('desk', 'GET', '/api/admin/desk/snapshot?eventId=autumn');
    return json.entries.filter(({ name }) => name.startsWith('Z'));
  };

  it('lists a registered holder in one entry, with the ticket', async () => {
    await nameTicket('Zed Marsh');
    const entries = await ticketEntries();
    expect(entries).toMatchObject([{ answer: 'collect', name: 'Zed M.', hasTicketToShow: true }]);
    expect(entries[0]?.ticket).not.toBeNull();
  });

  it('leaves the ticket of another holder out of the entry', async () => {
    await nameTicket('Zoe Ray');
    expect(await ticketEntries()).toMatchObject([
      { name: 'Zed M.', hasTicketToShow: false, ticket: null },
      { answer: 'register', name: 'ZR' },
    ]);
  });

  it('admits a registered holder by the ticket once, and marks it as used', async () => {
    await nameTicket('Zed Marsh');
    const { status, json } = await admit({ ticketIds: ['WW-1'] });
    expect([status, json.arrived, json.conflicts]).toEqual([200, [zed], {}]);
    expect(await stored('tickets/WW-1')).toMatchObject({ state: 'redeemed', submissionId: zed });
    const registration = { state: 'arrived', isVerified: true, ticketId: 'WW-1', payment: null };
    expect(await stored(`registrations/${zed}`)).toMatchObject(registration);
    expect(await api.audit()).toMatchObject([
      { action: 'desk.admit', details: { ticketId: 'WW-1', isArrived: true } },
    ]);
    const again = await admit({ ticketIds: ['WW-1'] });
    expect(again.json).toMatchObject({ arrived: [], conflicts: { [zed]: 'already-arrived' } });
  });

  it('admits a registered holder by a ticket of no event after the next event becomes active', async () => {
    await nameTicket('Zed Marsh');
    await change('tickets/WW-1', { eventId: null });
    await change('events/autumn', { endTime: ago(1) });
    await change('events/spring', { ...event, name: 'Spring Walk' });
    const byTicket = { ticketIds: ['WW-1'], eventId: 'autumn' };
    expect((await admit(byTicket)).json).toMatchObject({ arrived: [zed], conflicts: {} });
  });

  it('lists the ticket with the registration, and admits its holder from a paper list', async () => {
    await nameTicket('Zed Marsh');
    const { json } = await api.as('desk', 'GET', '/api/admin/registrations?eventId=autumn');
    expect(json.registrations.find(({ id }) => id === zed)).toMatchObject({ deskTicketId: 'WW-1' });
    const entered = await admit({ ticketIds: ['WW-1'], source: 'paper', doneAt: null });
    expect(entered.json).toMatchObject({ arrived: [zed], amountCents: 0, conflicts: {} });
    expect(await stored('tickets/WW-1')).toMatchObject({ state: 'redeemed', submissionId: zed });
  });

  it('rejects the ticket of another holder with 404', async () => {
    await nameTicket('Zoe Ray');
    expect((await admit({ ticketIds: ['WW-1'] })).status).toBe(404);
    expect(await stored('tickets/WW-1')).toMatchObject({ state: 'unused' });
  });
});

describe('POST /api/admin/desk/admissions from a door list', () => {
  const [rosa, otto] = ['TICKETSUBM1SS10N0001', '0TT0SUBM1SS10N000001'] as const;
  beforeEach(() =>
    seed({
      ...before,
      [`registrations/${otto}`]: {
        ...registrationOf('Otto Lindqvist'),
        participantId: 'otto',
        submittedAt: ago(400),
      },
    }),
  );
  const doneAt = ago(300);
  const enter = (body: object, key: string = randomUUID()) =>
    api.as('desk', 'POST', '/api/admin/desk/admissions', {
      body: { takesPayment: false, isIdSeen: true, doneAt, source: 'paper', ...body },
      key,
    });

  it('admits with the entered time, marked, and can be undone', async () => {
    const { status, json } = await enter({ submissionIds: [rosa] });
    expect([status, json.arrived, json.conflicts]).toEqual([200, [rosa], {}]);
    expect(await stored(`admissions/${json.id}`)).toMatchObject({ source: 'paper' });
    const registration = await stored(`registrations/${rosa}`);
    expect(registration).toMatchObject({ state: 'arrived', arrivedBy: 'desk of the walk' });
    expect(registration.arrivedAt).toBe(doneAt);
    expect((await undo(json.id)).status).toBe(200);
    expect(await stored(`registrations/${rosa}`)).toMatchObject({ arrivedAt: null });
  });

  it('admits no earlier than the person registered', async () => {
    const submittedAt = ago(60);
    await change(`registrations/${rosa}`, { submittedAt });
    const { json } = await enter({ submissionIds: [rosa] });
    expect(json.arrived).toEqual([rosa]);
    expect(await stored(`registrations/${rosa}`)).toMatchObject({ arrivedAt: submittedAt });
  });

  it('changes nothing when entered twice or after the desk admitted', async () => {
    await admit({ submissionIds: [rosa], doneAt: null });
    const key = randomUUID();
    const first = await enter({ submissionIds: [rosa, otto] }, key);
    expect(first.json).toMatchObject({ arrived: [otto], conflicts: { [otto]: 'not-paid' } });
    expect((await enter({ submissionIds: [rosa, otto] }, key)).json).toEqual(first.json);
    const before = await stored(`registrations/${otto}`);
    const notes = (await audited()).length;
    const second = await enter({ submissionIds: [rosa, otto] });
    expect(second.json).toMatchObject({ arrived: [], conflicts: {} });
    expect(await stored(`registrations/${otto}`)).toEqual(before);
    expect(await audited()).toHaveLength(notes);
    expect(await listConflicts()).toHaveLength(1);
  });

  it('registers the holder of an unused ticket after the end of the event', async () => {
    await change('events/autumn', { startTime: ago(600), endTime: ago(60) });
    const newcomers = [{ ref: randomUUID(), ticketId: 'WW-1', found: null, fullName: '' }];
    const { status, json } = await enter({ newcomers, eventId: 'autumn', doneAt: ago(60) });
    expect([status, json.arrived?.length, json.conflicts]).toEqual([200, 1, {}]);
    expect(await stored('tickets/WW-1')).toMatchObject({ state: 'redeemed' });
  });

  it('adds the cash to the till of the person who enters it, once', async () => {
    const paid = { submissionIds: [otto], takesPayment: true };
    expect((await enter(paid)).json).toMatchObject({ arrived: [otto], amountCents: 3500 });
    expect((await enter(paid)).json).toMatchObject({ arrived: [], amountCents: 0 });
    const { json } = await api.as('desk', 'GET', '/api/admin/tills?eventId=autumn');
    const own = json.tills.find(({ id }) => id === json.ownTillId);
    // The till had a sale before.
    expect([own?.salesCents, own?.salesCount]).toEqual([7000, 2]);
  });
});

it('accepts a code that an offline desk redeems again after the undo', async () => {
  const first = await redeem(ago(3));
  expect((await undo(first.json.changeId)).status).toBe(200);
  const again = await redeem(ago(2));
  expect(again.status).toBe(200);
  expect((await undo(first.json.changeId)).status).toBe(200);
  expect(await stored(claim)).toMatchObject({ claimedAt: again.json.claimedAt });
  expect((await undo(again.json.changeId)).status).toBe(200);
  expect(await stored(claim)).toBeUndefined();
});
