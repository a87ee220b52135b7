import { createHmac } from 'node:crypto';
import { isProblem } from '@wine-walk/common/api/contract/problems.ts';
import type { DeskSnapshot } from '@wine-walk/common/api/staff/desk.ts';
import { withChanges } from '@wine-walk/common/rules/desk/desk-snapshot-changes.ts';
import { holderFields } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDeskSnapshot } from '../../../functions/src/modules/desk/snapshot.ts';
import { readsPerRefresh } from '../../../tools/project/evening-cost.ts';
import { deskCaller, seed } from '../../support/api/calls/staff-api.ts';
import { registrationOf } from '../../support/api/fixtures/event-fixture.ts';
import { admit, ago, api, before, undo } from '../../support/api/fixtures/offline-desk.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored } from '../../support/api/store/database.ts';
import { watchReads } from '../../support/api/store/watch-reads.ts';

const rosa = 'TICKETSUBM1SS10N0001';
const zed = 'ZEDSSUBM1SS10N000001';
const path = '/api/admin/desk/snapshot';

/** Stores documents as of ten minutes ago. */
async function seedEarlier(documents: Parameters<typeof seed>[0]) {
  vi.useFakeTimers({ now: Date.now() - 600_000, toFake: ['Date'] });
  await seed(documents);
  vi.useRealTimers();
}

beforeEach(() => seedEarlier(before));

/** Returns the list, or its changes, without the limit of requests. */
async function refresh(since?: Pick<DeskSnapshot, 'cursor' | 'hashKey'>) {
  const { cursor, hashKey } = since ?? {};
  const query = { eventId: 'autumn', cursor, hashKey };
  const list = await buildDeskSnapshot(query, { caller: deskCaller, now: Date.now() });
  if (isProblem(list)) throw new Error(list.problem);
  return list;
}

/** Returns the entries in an order that does not depend on the key, with IDs instead of their hashes. */
function readable({ entries, hashKey }: Pick<DeskSnapshot, 'entries' | 'hashKey'>) {
  const ids = ['WW-1', 'WW-2', rosa, zed, ...Object.keys(before).map((key) => key.split('/')[1])];
  const key = Buffer.from(hashKey, 'base64url');
  const idOf = new Map(
    ids.map((id = '') => [
      createHmac('sha256', key).update(id).digest().subarray(0, 12).toString('base64url'),
      id,
    ]),
  );
  return entries
    .map(({ confirmation, ticket, answer, name, hasTicketToShow }) => ({
      confirmation: confirmation && idOf.get(confirmation),
      ticket: ticket && idOf.get(ticket),
      answer,
      name,
      hasTicketToShow,
    }))
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

const addPeople = async (count: number, eventId = 'autumn') => {
  const people = Array.from({ length: count }, (_, at) => [
    `registrations/${eventId}PERS0N${at}`,
    { ...registrationOf(`Ida Person ${at}`), eventId, submittedAt: ago(400) },
  ]);
  const tickets = Array.from({ length: count }, (_, at) => [
    `tickets/${eventId.toUpperCase()}-${at}`,
    { ...before['tickets/WW-1'], eventId },
  ]);
  await seedEarlier({ ...before, ...Object.fromEntries([...people, ...tickets]) });
};

describe('GET /api/admin/desk/snapshot with the cursor of a list', () => {
  it.skipIf(isPacked)(
    'reads as many documents as the costs assume when nothing has changed',
    async () => {
      await addPeople(600);
      const list = await refresh();
      expect(list.entries).toHaveLength(1204);
      const reads = watchReads();
      const { entries, removedTickets, hashKey } = await refresh(list);
      expect([entries, removedTickets, hashKey]).toEqual([[], [], list.hashKey]);
      // Firestore bills a query without a result as a read: registrations, tickets of the event and of none.
      expect(reads().length + 3).toBe(readsPerRefresh);
    },
  );

  it.skipIf(isPacked)('reads no ticket of another event', async () => {
    await addPeople(3, 'spring');
    const reads = watchReads();
    expect((await refresh()).entries).toHaveLength(4);
    expect(reads().filter((read) => read.includes('SPRING'))).toEqual([]);
  });

  it('equals a complete list after each change at the desk', async () => {
    const named = {
      ...registrationOf('Zed Marsh'),
      participantId: 'zed',
      deskTicketId: 'WW-1',
      submittedAt: ago(400),
    };
    const { holderName, ...holder } = holderFields({ holderName: 'Zed Marsh', holderEmail: null });
    await seedEarlier({ ...before, [`registrations/${zed}`]: named });
    await change('tickets/WW-1', { eventId: 'autumn' });
    let list: DeskSnapshot = await refresh();
    const isRefreshed = async (expected: object) => {
      const part = await refresh(list);
      expect(part.removedTickets).not.toBeNull();
      expect(part.entries.length).toBeLessThan(4);
      list = withChanges(list, part);
      expect(readable(list)).toEqual(readable(await refresh()));
      expect(readable(list)).toContainEqual(expect.objectContaining(expected));
    };
    const edit = { holderName, seen: { holderName: null, holderEmail: null } };
    await api.as('admin', 'PUT', '/api/admin/tickets/WW-1', { body: edit });
    expect(await stored('tickets/WW-1')).toMatchObject(holder);
    await isRefreshed({ confirmation: zed, ticket: 'WW-1', hasTicketToShow: true });
    const { json } = await admit({ ticketIds: ['WW-1'] });
    await isRefreshed({ confirmation: zed, answer: 'used', hasTicketToShow: false });
    await undo(json.id);
    await isRefreshed({ confirmation: zed, ticket: 'WW-1', answer: 'welcome' });
    await api.as('admin', 'POST', `/api/admin/registrations/${zed}/cancel`);
    await isRefreshed({ confirmation: null, ticket: 'WW-1', answer: 'register' });
  });

  it('answers a complete list with a new key after a ticket was deleted', async () => {
    const list = await refresh();
    await api.as('admin', 'DELETE', '/api/admin/tickets/WW-1');
    const { removedTickets, entries, hashKey } = await refresh(list);
    expect([removedTickets, entries.length]).toEqual([null, 3]);
    expect(hashKey).not.toBe(list.hashKey);
  });

  it('answers a complete list after a ticket has left its event', async () => {
    await seedEarlier({
      ...before,
      'events/spring': { ...before['events/autumn'], name: 'Spring' },
    });
    const list = await refresh();
    const seen = { holderName: null, holderEmail: null, eventId: null };
    const body = { eventId: 'spring', seen };
    expect((await api.as('admin', 'PUT', '/api/admin/tickets/WW-1', { body })).status).toBe(200);
    expect((await refresh(list)).removedTickets).toBeNull();
  });

  it.each(['', 'restored 2026-11-20T22:41:00.000Z', '(default) yesterday'])(
    'answers a complete list to the cursor %j',
    async (cursor) => {
      const { hashKey } = await refresh();
      expect(await refresh({ cursor, hashKey })).toMatchObject({ removedTickets: null });
    },
  );

  it('compresses the list', async () => {
    await addPeople(20);
    const answer = await api.as('admin', 'GET', `${path}?eventId=autumn`);
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  });
});
