import { ticketType } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { audited, event, seed } from '../../support/api/calls/staff-api.ts';
import {
  api,
  auditDetails,
  holder,
  ids,
  redeemed,
  seedTickets,
} from '../../support/api/calls/ticket-calls.ts';
import { howMany, stored } from '../../support/api/store/database.ts';

beforeEach(seedTickets);

describe('POST /api/admin/tickets/import', () => {
  const importing = (tickets: unknown[], choice: { existing?: string } = {}) =>
    api.as('admin', 'POST', '/api/admin/tickets/import', { unchecked: { tickets, ...choice } });
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `IMP-${1000 + index}` }));

  it('adds 400 tickets in one commit; a repeat adds none and reports it', async () => {
    const first = await importing(numbered(400));
    expect(first.json).toEqual({
      added: 400,
      updated: [],
      alreadyThere: [],
      ofOtherEvent: [],
      withdrawn: [],
      stillUsed: [],
      changeId: expect.any(String),
    });
    const again = await importing(numbered(400));
    expect(again.json.added).toBe(0);
    expect(again.json.alreadyThere).toHaveLength(400);
    expect(await howMany('tickets')).toBe(400);
    expect(await audited()).toHaveLength(1);
  });

  it('leaves existing tickets unchanged', async () => {
    await seed({ 'events/autumn': event, 'tickets/IMP-1001': redeemed });
    const { json } = await importing([...numbered(3), { id: 'IMP-2000', eventId: 'autumn' }]);
    expect(json).toMatchObject({ added: 3, updated: [], alreadyThere: ['IMP-1001'] });
    expect(await stored('tickets/IMP-1001')).toMatchObject({ state: 'redeemed' });
    expect(await stored('tickets/IMP-2000')).toMatchObject({ eventId: 'autumn', source: 'import' });
  });

  it('stores the type of a ticket, and rejects one that its event lacks', async () => {
    const ticketTypes = [ticketType({ id: 'regular' }), ticketType()];
    await seed({
      'events/autumn': { ...event, ticketTypes },
      'tickets/IMP-2': { ...holder(null), eventId: 'autumn', typeId: 'driver' },
    });
    const ofAutumn = { eventId: 'autumn', typeId: 'regular' };
    await importing([{ id: 'IMP-1', ...ofAutumn }]);
    await importing([{ id: 'IMP-2', ...ofAutumn }], { existing: 'update' });
    expect(await stored('tickets/IMP-1')).toMatchObject(ofAutumn);
    expect(await stored('tickets/IMP-2')).toMatchObject(ofAutumn);
    const message = 'This event doesn’t have this ticket type.';
    for (const wrong of [{ eventId: 'autumn', typeId: 'vip' }, { typeId: 'regular' }]) {
      const { status, json } = await importing([{ id: 'IMP-3', ...wrong }]);
      expect([status, json.fields]).toEqual([400, { typeId: message }]);
    }
    expect(await howMany('tickets')).toBe(2);
  });

  it('updates existing unused tickets on request; blanks and redeemed ones stay', async () => {
    await seed({
      'events/autumn': event,
      'tickets/IMP-1': holder(null),
      'tickets/IMP-2': holder('Maya Reyes', 'maya@example.com'),
      'tickets/IMP-3': redeemed,
      'tickets/IMP-4': { ...holder('Ida Lund'), eventId: 'autumn' },
    });
    const lines = [
      { id: 'IMP-1', holderName: 'Bo Chen', eventId: 'autumn' },
      { id: 'IMP-2', eventId: 'autumn' },
      { id: 'IMP-3', holderName: 'Thief', eventId: 'autumn' },
      { id: 'IMP-4', holderName: 'Ida Lund', eventId: 'autumn' },
      { id: 'IMP-5', eventId: 'autumn' },
    ];
    const { json } = await importing(lines, { existing: 'update' });
    expect(json).toMatchObject({
      added: 1,
      updated: ['IMP-1', 'IMP-2'],
      alreadyThere: ['IMP-3', 'IMP-4'],
    });
    expect(await stored('tickets/IMP-1')).toMatchObject({
      holderName: 'Bo Chen',
      holderNameTerms: ['b', 'bo', 'c', 'ch', 'che', 'chen'],
      eventId: 'autumn',
    });
    expect(await stored('tickets/IMP-2')).toMatchObject({
      holderName: 'Maya Reyes',
      holderEmail: 'maya@example.com',
      eventId: 'autumn',
    });
    expect(await stored('tickets/IMP-3')).toMatchObject({ holderName: 'Zoë Reyes', eventId: null });
    expect(await auditDetails()).toEqual({
      'ticket.import': { added: 1, first: 'IMP-5', last: 'IMP-5', updated: 2 },
    });
    const again = await importing(lines, { existing: 'update' });
    expect(again.json).toEqual({
      added: 0,
      updated: [],
      alreadyThere: lines.map(({ id }) => id),
      ofOtherEvent: [],
      withdrawn: [],
      stillUsed: [],
      changeId: null,
    });
  });

  it.each(['update', 'leave'])(
    'leaves tickets of another event and names them: %s',
    async (existing) => {
      const ofSpring = { 'IMP-1': holder('Ann Lee'), 'IMP-2': redeemed };
      await seed({
        'events/autumn': event,
        'events/spring': event,
        ...Object.fromEntries(
          Object.entries(ofSpring).map(([id, ticket]) => [
            `tickets/${id}`,
            { ...ticket, eventId: 'spring' },
          ]),
        ),
      });
      const lines = ['IMP-1', 'IMP-2', 'IMP-3'].map((id) => ({
        id,
        eventId: 'autumn',
        holderName: 'Bo Chen',
      }));
      const { json } = await importing(lines, { existing });
      expect(json).toMatchObject({
        added: 1,
        updated: [],
        alreadyThere: [],
        ofOtherEvent: ['IMP-1', 'IMP-2'].map((id) => ({ id, eventId: 'spring' })),
      });
      for (const [id, { holderName }] of Object.entries(ofSpring))
        expect(await stored(`tickets/${id}`)).toMatchObject({ eventId: 'spring', holderName });
    },
  );

  it('writes added and updated tickets in one request', async () => {
    await seed({ 'events/autumn': event, 'tickets/IMP-1': holder(null) });
    const lines = ['IMP-1', 'IMP-2'].map((id) => ({ id, eventId: 'autumn' }));
    const { json } = await importing(lines, { existing: 'update' });
    expect(json).toMatchObject({ added: 1, updated: ['IMP-1'], alreadyThere: [] });
    for (const { id } of lines)
      expect(await stored(`tickets/${id}`)).toMatchObject({ eventId: 'autumn' });
  });

  it('adds each ticket once when two imports of one file meet', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => importing(numbered(50))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const added = answers.reduce((sum, { json }) => sum + json.added, 0);
    expect(added).toBe(50);
    expect(await howMany('tickets')).toBe(50);
  });

  it.each([
    ['401 at once', numbered(401), 'tickets'],
    ['none', [], 'tickets'],
    ['the same id twice', [{ id: 'A' }, { id: 'B' }, { id: 'a' }], 'tickets.2.id'],
    ['one bad line', [{ id: 'A' }, { id: 'B', holderEmail: '@' }], 'tickets.1.holderEmail'],
  ])('rejects %s as a whole and adds nothing', async (_name, tickets, field) => {
    const { status, json } = await importing(tickets);
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
    expect(await howMany('tickets')).toBe(0);
  });

  it('returns 404 for an unknown event', async () => {
    const { status } = await importing([{ id: 'A' }, { id: 'B', eventId: 'nowhere' }]);
    expect(status).toBe(404);
    expect(await howMany('tickets')).toBe(0);
  });
});

describe('POST /api/admin/tickets/generate', () => {
  const generate = (body: Record<string, unknown>, key?: string) =>
    api.as('admin', 'POST', '/api/admin/tickets/generate', { unchecked: body, key });

  it('creates unguessable tickets, the same ones for the same key', async () => {
    const body = { count: 30, prefix: 'harvest', eventId: 'autumn' };
    const first = await generate(body, 'generate-0001');
    expect(first.status).toBe(200);
    expect(new Set(ids(first.json)).size).toBe(30);
    for (const id of ids(first.json)) expect(id).toMatch(/^HARVEST-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(await stored(`tickets/${ids(first.json)[7]}`)).toMatchObject({
      eventId: 'autumn',
      source: 'generated',
    });
    const again = await generate(body, 'generate-0001');
    expect(again.json).toEqual(first.json);
    expect(await howMany('tickets')).toBe(30);
    await generate(body, 'generate-0002');
    expect(await howMany('tickets')).toBe(60);
  });

  it.each([
    [{ count: 0, prefix: 'A' }, 'Generate at least 1 ticket.'],
    [{ count: 401, prefix: 'A' }, 'Generate at most 400 tickets at a time.'],
    [{ count: 1.5, prefix: 'A' }, 'Enter a whole number.'],
    [{ count: 1, prefix: 'A-B' }, 'Use 1 to 12 letters and digits.'],
  ])('rejects %o', async (body, message) => {
    const { status, json } = await generate(body);
    expect([status, Object.values(json.fields)]).toEqual([400, [message]]);
    expect(await howMany('tickets')).toBe(0);
  });
});
