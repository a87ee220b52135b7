import { beforeEach, describe, expect, it } from 'vitest';
import { event, seed } from '../../support/api/calls/staff-api.ts';
import {
  api,
  at,
  auditDetails,
  holder,
  redeemed,
  seedTickets,
} from '../../support/api/calls/ticket-calls.ts';
import { changesOf, outcomeOf } from '../../support/api/changes.ts';
import { howMany, stored } from '../../support/api/store/database.ts';

beforeEach(seedTickets);

const withdrawing = (withdraw: string[], partOf: string | null = null) =>
  api.as('admin', 'POST', '/api/admin/tickets/import', { body: { withdraw, partOf } });
const { undo } = changesOf(api);
const mondays = { ...holder('Maya Reyes', 'maya@example.com'), eventId: 'autumn' };

describe('POST /api/admin/tickets/import with tickets to withdraw', () => {
  it('deletes unused tickets, and names the person of a used one, which stays', async () => {
    await seed({
      'events/autumn': event,
      'tickets/A-1': mondays,
      'tickets/A-2': { ...redeemed, submissionId: 'SUB' },
    });
    const { status, json } = await withdrawing(['A-1', 'A-2', 'GONE']);
    expect(status).toBe(200);
    expect(json).toEqual({
      added: 0,
      updated: [],
      alreadyThere: [],
      ofOtherEvent: [],
      withdrawn: ['A-1'],
      stillUsed: [{ id: 'A-2', name: 'Zoë Reyes', submissionId: 'SUB' }],
      changeId: expect.any(String),
    });
    expect(await stored('tickets/A-1')).toBeUndefined();
    expect(await stored('tickets/A-2')).toMatchObject({ state: 'redeemed' });
    expect(await auditDetails()).toMatchObject({ 'ticket.delete': { import: json.changeId } });
  });

  it('leaves the tickets of another event and names them', async () => {
    await seed({
      'events/autumn': event,
      'tickets/A-1': mondays,
      'tickets/A-2': { ...mondays, eventId: 'spring' },
      'tickets/A-3': { ...mondays, eventId: null },
    });
    const withdraw = ['A-1', 'A-2', 'A-3'];
    const { json } = await api.as('admin', 'POST', '/api/admin/tickets/import', {
      body: { withdraw, withdrawFrom: 'autumn' },
    });
    expect(json).toMatchObject({
      withdrawn: ['A-1', 'A-3'],
      ofOtherEvent: [{ id: 'A-2', eventId: 'spring' }],
    });
    expect(await stored('tickets/A-2')).toMatchObject({ state: 'unused' });
  });

  it('answers a repeat that nothing is left to withdraw', async () => {
    await seed({ 'events/autumn': event, 'tickets/A-1': mondays });
    await withdrawing(['A-1']);
    expect((await withdrawing(['A-1'])).json).toMatchObject({ withdrawn: [], changeId: null });
  });

  it('tells the desk that a scanned ticket was withdrawn', async () => {
    await seed({ 'events/autumn': event, 'tickets/A-1': mondays });
    await withdrawing(['A-1']);
    const { json } = await api.as('desk', 'POST', '/api/admin/desk/lookup', {
      body: { text: 'A-1', eventId: 'autumn' },
    });
    expect(json).toMatchObject({ answer: 'refused', reason: 'revoked' });
  });

  it('restores a withdrawn ticket by an undo', async () => {
    await seed({ 'events/autumn': event, 'tickets/A-1': mondays });
    const { json } = await withdrawing(['A-1']);
    const undone = await undo(json.changeId);
    expect(outcomeOf(undone.json)).toEqual({ removed: 0, restored: 1, leftAlone: [] });
    expect(await stored('tickets/A-1')).toMatchObject({
      eventId: 'autumn',
      holderName: 'Maya Reyes',
      holderEmail: 'maya@example.com',
      state: 'unused',
      source: 'import',
    });
  });

  it('makes room at a full event for tickets to add, and takes it back when both are undone', async () => {
    const full = { capacity: 1, taken: 1, open: 0, types: {}, countedAt: at, completeAt: at };
    await seed({ 'events/autumn': event, 'tickets/A-1': mondays, 'ticketCounts/autumn': full });
    const adding = (partOf: string | null) =>
      api.as('admin', 'POST', '/api/admin/tickets/import', {
        body: { tickets: [{ id: 'B-1', eventId: 'autumn' }], partOf },
      });
    expect((await adding(null)).json.code).toBe('sold-out');
    const { changeId } = (await withdrawing(['A-1'])).json;
    const added = await adding(changeId);
    expect(added.json).toMatchObject({ added: 1 });
    for (const id of [added.json.changeId, changeId]) expect((await undo(id)).status).toBe(200);
    expect(await stored('tickets/A-1')).toMatchObject({ state: 'unused' });
    expect(await stored('tickets/B-1')).toBeUndefined();
    expect(await stored('ticketCounts/autumn')).toMatchObject({ taken: 1 });
  });

  it.each([
    ['nothing', {}],
    ['tickets to add and to withdraw at once', { tickets: [{ id: 'B-1' }], withdraw: ['A-1'] }],
    ['101 at once', { withdraw: Array.from({ length: 101 }, (_, at) => `A-${at}`) }],
  ])('rejects %s', async (_, unchecked) => {
    const { status } = await api.as('admin', 'POST', '/api/admin/tickets/import', { unchecked });
    expect(status).toBe(400);
    expect(await howMany('tickets')).toBe(0);
  });
});
