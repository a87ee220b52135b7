import { registrationSort } from '@wine-walk/common/api/registration-lists.ts';
import { ticketSort } from '@wine-walk/common/api/tickets.ts';
import { nameKeys } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { event, seed } from '../../support/api/calls/staff-api.ts';
import { api } from '../../support/api/calls/ticket-calls.ts';
import { registrationOf } from '../../support/api/fixtures/event-fixture.ts';
import { change } from '../../support/api/store/database.ts';

const names = ['Zoë Reyes', 'Maya Reyes', 'maya reyes', null, 'Ávila Lund', 'Maya Reyes', null];
const instants = [0, 1, 1, null, 2, 1, null].map(
  (hour) => hour !== null && `2026-06-01T1${hour}:00:00.007Z`,
);
const each = Array.from({ length: 14 }, (_, index) => index);

/** Equal and missing names and times, in both states, of either event and of none. */
const tickets = each.map((index) => {
  const redeemedAt = instants[index % 7] || null;
  const eventId = [null, 'autumn', 'spring'][index % 3] ?? null;
  const holder = { eventId, holderName: names[(index * 3) % 7] ?? null, holderEmail: null };
  return {
    ...newTicket(holder, 'import', '2026-06-01T09:00:00.000Z'),
    state: redeemedAt ? 'redeemed' : 'unused',
    redeemedBy: redeemedAt && 'maya',
    redeemedAt,
  };
});
const registrations = each.map((index) => {
  const name = names[(index * 3) % 7] ?? 'Otto';
  const submittedAt = instants[index % 7] || '2026-06-01T08:00:00.000Z';
  const state = (['verified', 'walking'] as const)[index % 2] ?? 'verified';
  return { ...registrationOf(name), ...nameKeys(name), submittedAt, state };
});
const named = (collection: string, records: readonly object[]) =>
  Object.fromEntries(
    records.map((record, index) => [`${collection}/R-${String.fromCharCode(78 - index)}`, record]),
  );

beforeEach(() =>
  seed({
    'events/autumn': event,
    'events/spring': { ...event, isActive: false },
    ...named('tickets', tickets),
    ...named('registrations', registrations),
  }),
);

type Listed = Record<string, string | null> & { id: string };
type List = 'tickets' | 'registrations';

async function read(list: List, query: string) {
  const { status, json } = await api.as('desk', 'GET', `/api/admin/${list}?${query}`);
  const records = (json as unknown as Record<List, Listed[]>)[list];
  return { status, json, records, next: json.nextCursor };
}

/** Reads page after page. */
async function allPages(list: List, query: string): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { records, next } = await read(list, `${query}${cursor && `&cursor=${cursor}`}`);
    found.push(...records.map(({ id }) => id));
    cursor = next;
  }
  return found;
}

/** Sort key of a record; missing values sort first. */
const orderedBy = {
  id: ({ id }: Listed) => id,
  holder: ({ holderName }: Listed) => key(holderName ?? null),
  redeemed: ({ redeemedAt }: Listed) => redeemedAt ?? '',
  name: ({ fullName }: Listed) => key(fullName ?? null),
  registered: ({ submittedAt }: Listed) => submittedAt ?? '',
};
const key = (name: string | null) =>
  name ? name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() : '';

function inOrder(records: readonly Listed[], sort: string): string[] {
  const of = orderedBy[sort.replace('-', '') as keyof typeof orderedBy];
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const up = records.toSorted((a, b) => compare(of(a), of(b)) || compare(a.id, b.id));
  return (sort.startsWith('-') ? up.toReversed() : up).map(({ id }) => id);
}

describe.each<[List, readonly string[], string[]]>([
  [
    'tickets',
    ticketSort.options,
    ['', '&state=redeemed', '&state=unused', '&eventId=autumn', '&eventId=autumn&state=redeemed'],
  ],
  [
    'registrations',
    registrationSort.options,
    ['&eventId=autumn', '&eventId=autumn&arrival=walking', '&eventId=autumn&payment=due'],
  ],
])('%s with a sort order', (list, sorts, filters) => {
  const ofAll = list === 'registrations' ? '&eventId=autumn' : '';

  it.each(sorts)('returns each record once for any filter and page size: %s', async (sort) => {
    for (const filter of filters) {
      const whole = await read(list, `limit=100${filter}`);
      const expected = inOrder(whole.records, sort);
      expect(expected.length).toBeGreaterThan(3);
      for (const limit of filter === filters[0] ? [1, expected.length] : [2])
        expect(await allPages(list, `limit=${limit}&sort=${sort}${filter}`)).toEqual(expected);
    }
  });

  it('rejects a cursor of another order', async () => {
    const cursors = await Promise.all(
      ['', ...sorts.map((sort) => `&sort=${sort}`)].map(
        async (query) => [query, (await read(list, `limit=2${ofAll}${query}`)).next] as const,
      ),
    );
    for (const [query, cursor] of cursors)
      for (const [other] of cursors) {
        const { status, json } = await read(list, `limit=2${ofAll}${other}&cursor=${cursor}`);
        expect([status, json.code]).toEqual(
          query === other ? [200, undefined] : [400, 'page-not-found'],
        );
      }
    expect((await read(list, `sort=price${ofAll}`)).status).toBe(400);
  });

  it('continues after invalid documents', async () => {
    const all = await allPages(list, `limit=2${ofAll}`);
    for (const id of all.slice(0, 3))
      await change(`${list}/${id}`, { ticketId: 7, holderEmail: 7 });
    expect(await allPages(list, `limit=2${ofAll}`)).toEqual(all.slice(3));
    expect(await allPages(list, `limit=2&sort=${sorts[0]}${ofAll}`)).toHaveLength(all.length - 3);
  });

  it('uses the order of the search when a search is given', async () => {
    const own = await allPages(list, `limit=2&search=r${ofAll}`);
    expect(own.length).toBeGreaterThan(3);
    for (const sort of sorts)
      expect(await allPages(list, `limit=2&search=r${ofAll}&sort=${sort}`)).toEqual(own);
  });

  it.each(['x', null, '2026-99-99T99:99:99.999Z'])(
    'rejects a forged cursor at %s without failing',
    async (value) => {
      for (const sort of sorts) {
        const cursor = Buffer.from(JSON.stringify([0, value, 'A', sort])).toString('base64url');
        expect([200, 400]).toContain(
          (await read(list, `sort=${sort}${ofAll}&cursor=${cursor}`)).status,
        );
      }
    },
  );
});
