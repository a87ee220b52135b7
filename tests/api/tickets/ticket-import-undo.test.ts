import type { BodyInput } from '@wine-walk/common/api/contract/endpoint.ts';
import type { ProblemCode } from '@wine-walk/common/api/contract/problem-codes.ts';
import { ofKind } from '@wine-walk/common/api/staff/changes.ts';
import type { changeTickets } from '@wine-walk/common/api/tickets.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { at, audited, event, seed } from '../../support/api/calls/staff-api.ts';
import { api, auditDetails, holder, seedTickets } from '../../support/api/calls/ticket-calls.ts';
import { changesOf, expire, outcomeOf } from '../../support/api/changes.ts';
import { change, howMany, stored } from '../../support/api/store/database.ts';

beforeEach(seedTickets);

interface Line {
  id: string;
  holderName?: string;
  holderEmail?: string;
  eventId?: string | null;
}

/** Imports lines that update existing tickets; returns the ID for the undo. */
async function importing(tickets: Line[], partOf: string | null = null): Promise<string | null> {
  const { status, json } = await api.as('admin', 'POST', '/api/admin/tickets/import', {
    body: { tickets, existing: 'update', partOf },
  });
  expect(status).toBe(200);
  return json.changeId;
}
const { list, undo } = changesOf(api);
const listed = async () => ofKind(await list('tickets'), 'ticket-change');

describe('POST /api/admin/changes/{id}/undo of an import of tickets', () => {
  it('removes added tickets and restores updated ones with their search keys', async () => {
    const before = holder('Maya Reyes', 'maya@example.com');
    await seed({
      'events/autumn': event,
      'events/spring': event,
      'tickets/OLD-1': before,
      'tickets/OLD-2': holder(null),
    });
    const id = await importing([
      { id: 'OLD-1', holderName: 'Bo Chen', holderEmail: 'bo@example.com', eventId: 'spring' },
      { id: 'OLD-2', holderName: 'Ida Lund' },
      { id: 'NEW-1', eventId: 'spring' },
    ]);
    expect(await stored('tickets/OLD-1')).toMatchObject({ holderNameKey: 'bo chen' });
    const { json } = await undo(id);
    expect(outcomeOf(json)).toEqual({ removed: 1, restored: 2, leftAlone: [] });
    expect(await stored('tickets/OLD-1')).toEqual(before);
    expect(await stored('tickets/OLD-2')).toEqual(holder(null));
    expect(await howMany('tickets')).toBe(2);
    expect(await auditDetails()).toMatchObject({
      'ticket.undo-import': { removed: 1, restored: 2, leftAlone: 0 },
    });
    const scanned = await api.as('desk', 'POST', '/api/admin/desk/lookup', {
      body: { text: 'NEW-1', eventId: 'spring' },
    });
    expect(scanned.json).toMatchObject({ answer: 'refused', reason: 'revoked' });
  });

  it('skips and names tickets that were redeemed, changed or deleted since', async () => {
    await seed({
      'events/autumn': event,
      'tickets/A': holder('Ana'),
      'tickets/B': holder('Bo'),
      'tickets/C': holder('Cy'),
    });
    const id = await importing([
      ...['A', 'B', 'C'].map((each) => ({ id: each, holderName: `New ${each}` })),
      { id: 'N1' },
      { id: 'N2' },
    ]);
    await change('tickets/A', { state: 'redeemed', redeemedBy: 'zoe' });
    await change('tickets/B', { holderName: 'Sold again' });
    await api.as('admin', 'DELETE', '/api/admin/tickets/N1');
    const { json } = await undo(id);
    expect(outcomeOf(json)).toEqual({ removed: 1, restored: 1, leftAlone: ['N1', 'A', 'B'] });
    expect(await stored('tickets/A')).toMatchObject({ holderName: 'New A', state: 'redeemed' });
    expect(await stored('tickets/B')).toMatchObject({ holderName: 'Sold again' });
    expect(await stored('tickets/C')).toEqual(holder('Cy'));
  });

  it('undoes once, also from two desks simultaneously', async () => {
    await seed({ 'events/autumn': event, 'tickets/A': holder('Ana') });
    const id = await importing([{ id: 'A', holderName: 'Bo' }, { id: 'N' }]);
    const both = await Promise.all([undo(id), undo(id)]);
    await change('tickets/A', { holderName: 'Bo' });
    const later = await undo(id);
    for (const { status, json } of [...both, later])
      expect([status, outcomeOf(json)]).toEqual([200, { removed: 1, restored: 1, leftAlone: [] }]);
    expect(await stored('tickets/A')).toMatchObject({ holderName: 'Bo' });
    expect((await audited()).filter(({ action }) => action === 'ticket.undo-import')).toHaveLength(
      1,
    );
  });

  it('works for the largest import: 400 tickets with the longest names and emails', async () => {
    const email = (at: number, of: string) =>
      `${of}${at}${'x'.repeat(55)}@${`${'d'.repeat(60)}.`.repeat(3)}org`;
    const id = (at: number) => `T${String(at).padStart(63, '0')}`;
    const lines = (name: string, eventId: string | null) =>
      Array.from({ length: 400 }, (_, at) => ({
        id: id(at),
        eventId,
        holderName: name.repeat(200),
        holderEmail: email(at, name === '語' ? 'a' : 'b'),
      }));
    await seed({ 'events/autumn': event, 'events/spring': event });
    await importing(lines('語', null));
    const before = await stored(`tickets/${id(399)}`);
    const second = await importing(lines('é', 'spring'));
    expect((await undo(second)).json).toMatchObject({ removed: 0, restored: 400, leftAlone: [] });
    expect(await stored(`tickets/${id(399)}`)).toEqual(before);
  });

  it('rejects unknown imports and imports older than a day', async () => {
    expect((await undo('nothing')).json.code).toBe('change-gone');
    const id = await importing([{ id: 'N' }]);
    await expire(id);
    const { status, json } = await undo(id);
    expect([status, json.code]).toEqual([422, 'change-undo-over']);
    expect(await howMany('tickets')).toBe(1);
  });
});

describe('GET /api/admin/changes of tickets', () => {
  it('lists imports that can be undone, latest first, the calls of one file as one', async () => {
    await seed({ 'events/autumn': event, 'tickets/A': holder('Ana') });
    expect(await listed()).toEqual([]);
    const alone = await importing([{ id: 'N' }]);
    const first = await importing([{ id: 'A', holderName: 'Bo' }, { id: 'B' }]);
    const second = await importing([{ id: 'C' }], first);
    expect(await listed()).toEqual([
      expect.objectContaining({
        partIds: [first, second],
        count: 3,
        firstTicket: 'A',
        lastTicket: 'C',
        madeBy: 'admin',
      }),
      expect.objectContaining({ partIds: [alone], count: 1, firstTicket: 'N' }),
    ]);
    const dayMs = 24 * 60 * 60 * 1000;
    for (const { madeAt, undoUntil } of await listed())
      expect(Date.parse(undoUntil) - Date.parse(madeAt)).toBeLessThanOrEqual(dayMs);
    expect(JSON.stringify(await listed())).not.toContain('Ana');
  });

  it('omits undone and old imports, also of a partially undone file', async () => {
    await seed({ 'events/autumn': event });
    const old = await importing([{ id: 'OLD' }]);
    await expire(old);
    const first = await importing([{ id: 'A' }]);
    const second = await importing([{ id: 'B' }], first);
    await undo(second);
    expect(await listed()).toEqual([
      expect.objectContaining({ partIds: [first], count: 1, lastTicket: 'A' }),
    ]);
    await undo(first);
    expect(await listed()).toEqual([]);
  });

  it('lists nothing without a change', async () => {
    await seed({ 'events/autumn': event, 'tickets/A': holder('Ana') });
    expect(await importing([{ id: 'A' }])).toBeNull();
    expect(await listed()).toEqual([]);
  });
});

describe('undo of changes of many tickets', () => {
  const changing = async (ids: string[], body: BodyInput<typeof changeTickets>['change']) =>
    (await api.as('admin', 'POST', '/api/admin/tickets/changes', { body: { ids, change: body } }))
      .json;
  const latest = async () => (await listed())[0];

  beforeEach(() =>
    seed({
      'events/autumn': event,
      'events/spring': event,
      'ticketCounts/autumn': {
        capacity: 9,
        taken: 2,
        open: 0,
        types: {},
        countedAt: at,
        completeAt: at,
      },
      'tickets/A': { ...holder('Ana Reyes', 'ana@example.com'), eventId: 'autumn' },
      'tickets/B': { ...holder('Bo Chen'), eventId: 'autumn' },
    }),
  );

  it.each([
    ['move', { kind: 'move', eventId: 'spring' }],
    ['reassign', { kind: 'reassign', holderName: 'Ida Lund' }],
    ['delete', { kind: 'delete' }],
  ] as const)('restores the tickets after %s', async (kind, body) => {
    const before = [await stored('tickets/A'), await stored('tickets/B')];
    expect(await changing(['A', 'B'], body)).toEqual({ changed: 2, leftAlone: [] });
    const change = await latest();
    expect(change).toMatchObject({ change: kind, count: 2, firstTicket: 'A', madeBy: 'admin' });
    const { json } = await undo(change?.partIds[0]);
    expect(outcomeOf(json)).toEqual({ removed: 0, restored: 2, leftAlone: [] });
    const found = [await stored('tickets/A'), await stored('tickets/B')];
    expect(found).toMatchObject(before.map(({ entryKey: _key, ...ticket }) => ticket));
    expect(await listed()).toEqual([]);
  });

  it('restores a single deleted ticket', async () => {
    const before = await stored('tickets/A');
    await api.as('admin', 'DELETE', '/api/admin/tickets/A');
    expect(await latest()).toMatchObject({ change: 'delete', firstTicket: 'A' });
    expect((await undo((await latest())?.partIds[0])).status).toBe(200);
    expect(await stored('tickets/A')).toMatchObject({ ...before, entryKey: 'A' });
  });

  it('leaves and names tickets that were added or redeemed since', async () => {
    await changing(['A'], { kind: 'delete' });
    const deletion = await latest();
    await importing([{ id: 'A', holderName: 'Cy' }]);
    expect(outcomeOf((await undo(deletion?.partIds[0])).json).leftAlone).toEqual(['A']);
    expect(await stored('tickets/A')).toMatchObject({ holderName: 'Cy' });
    await changing(['B'], { kind: 'move', eventId: 'spring' });
    const move = await latest();
    await change('tickets/B', { state: 'redeemed', redeemedBy: 'zoe' });
    expect(outcomeOf((await undo(move?.partIds[0])).json).leftAlone).toEqual(['B']);
    expect(await stored('tickets/B')).toMatchObject({ eventId: 'spring' });
  });

  it('takes and gives back places at an event with a capacity', async () => {
    const taken = async () => (await stored('ticketCounts/autumn')).taken;
    await changing(['A', 'B'], { kind: 'delete' });
    expect(await taken()).toBe(0);
    await undo((await latest())?.partIds[0]);
    expect(await taken()).toBe(2);
  });

  it('rejects an undo beyond the capacity or the quantity of a type, and restores it when there is room', async () => {
    const driver = { name: 'Driver', isSoldAtDesk: true, quantity: 2, taken: 0 };
    const limits = {
      capacity: 2,
      taken: 2,
      open: 0,
      types: { driver },
      countedAt: at,
      completeAt: at,
    };
    const limitTo = (changes: Record<string, unknown>) =>
      change('ticketCounts/autumn', { ...limits, ...changes });
    await limitTo({});
    await change('tickets/A', { typeId: 'driver' });
    await changing(['A', 'B'], { kind: 'delete' });
    const id = (await latest())?.partIds[0];
    const refused = async (code: ProblemCode) => {
      const { status, json } = await undo(id);
      expect([status, json.code]).toEqual([422, code]);
      expect(await howMany('tickets')).toBe(0);
      return json.message;
    };
    await limitTo({ taken: 1 });
    expect(await refused('too-few-left')).toBe(
      'The event has 1 of 2 tickets left, not enough for 2 more. Raise the number in Events, or add fewer.',
    );
    await limitTo({ capacity: null, types: { driver: { ...driver, taken: 2 } } });
    expect(await refused('sold-out')).toBe('“Driver” is sold out: all 2 tickets are taken.');
    await limitTo({ taken: 0 });
    expect(outcomeOf((await undo(id)).json)).toEqual({
      removed: 0,
      restored: 2,
      leftAlone: [],
    });
    expect(await howMany('tickets')).toBe(2);
  });

  it('rejects the undo of a move to an event that sold its places since', async () => {
    await changing(['A', 'B'], { kind: 'move', eventId: 'spring' });
    const id = (await latest())?.partIds[0];
    await change('ticketCounts/autumn', { capacity: 2, taken: 1 });
    expect((await undo(id)).json.code).toBe('too-few-left');
    expect(await stored('tickets/A')).toMatchObject({ eventId: 'spring' });
  });
});
