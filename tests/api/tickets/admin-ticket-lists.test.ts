import type { BodyInput } from '@wine-walk/common/api/contract/endpoint.ts';
import { type changeTickets } from '@wine-walk/common/api/tickets.ts';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { event, seed } from '../../support/api/calls/staff-api.ts';
import {
  api,
  at,
  auditDetails,
  holder,
  ids,
  list,
  redeemed,
  seedTickets,
} from '../../support/api/calls/ticket-calls.ts';
import { change, howMany, stored } from '../../support/api/store/database.ts';

beforeEach(seedTickets);

describe('GET /api/admin/tickets', () => {
  const several = {
    'tickets/WW-1': holder('Maya Reyes', 'maya@example.com'),
    'tickets/WW-2': holder('Jonah Whitfield', 'ww@example.com'),
    'tickets/WW-3': redeemed,
    'tickets/XX-1': holder('Wwen Reyes', 'wwen@example.com'),
    'tickets/XX-2': holder(null),
  };

  it('lists by id, counts all and omits search keys', async () => {
    await seed(several);
    const { status, json, text } = await list();
    expect(status).toBe(200);
    expect(ids(json)).toEqual(['WW-1', 'WW-2', 'WW-3', 'XX-1', 'XX-2']);
    expect(json.counts).toEqual({ total: 5, unused: 4, redeemed: 1, unassigned: 4 });
    expect(json.nextCursor).toBeNull();
    expect(text).not.toContain('NameKey');
  });

  it('finds by beginnings of id, email and words of the name, each ticket once, by name', async () => {
    await seed(several);
    expect(ids((await list('?search=ww')).json)).toEqual(['WW-1', 'WW-2', 'WW-3', 'XX-1']);
    expect(ids((await list('?search=REYES')).json)).toEqual(['WW-1', 'XX-1', 'WW-3']);
    expect(ids((await list('?search=zoe')).json)).toEqual(['WW-3']);
    expect(ids((await list('?search=maya%20r')).json)).toEqual(['WW-1']);
    expect(ids((await list('?search=eyes')).json)).toEqual([]);
    expect(ids((await list('?search=a/../b')).json)).toEqual([]);
  });

  it('filters by state with and without a search', async () => {
    await seed(several);
    expect(ids((await list('?state=redeemed')).json)).toEqual(['WW-3']);
    expect(ids((await list('?state=unused&search=reyes')).json)).toEqual(['WW-1', 'XX-1']);
    expect(ids((await list('?state=unused&search=ww')).json)).toEqual(['WW-1', 'WW-2', 'XX-1']);
  });

  it.each(['', '&search=ww', '&search=reyes', '&search=ww&state=unused'])(
    'returns the same list for any page size%s',
    async (query) => {
      await seed(several);
      const whole = ids((await list(`?limit=100${query}`)).json);
      for (const limit of [1, 2, 3, whole.length]) {
        const found: string[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const after = cursor && `&cursor=${cursor}`;
          const { json } = await list(`?limit=${limit}${query}${after}`);
          expect(json.tickets.length).toBeLessThanOrEqual(limit);
          found.push(...ids(json));
          cursor = json.nextCursor;
        }
        expect(found).toEqual(whole);
      }
    },
  );

  it('returns no result for a reserved id', async () => {
    const { status, json } = await list('?search=__x__');
    expect([status, json.tickets]).toEqual([200, []]);
  });

  it('rejects an invalid page', async () => {
    for (const id of ['..', '__x__']) {
      const cursor = Buffer.from(JSON.stringify([0, 'x', id])).toString('base64url');
      expect((await list(`?cursor=${cursor}`)).status).toBe(400);
    }
    const { status, json } = await list('?cursor=nonsense');
    expect([status, json.code]).toEqual([400, 'page-not-found']);
    expect((await list('?limit=501')).status).toBe(400);
    expect((await list('?state=lost')).status).toBe(400);
  });
});

describe('tickets of an event', () => {
  const forEvent = (eventId: string | null, holderName: string | null = null) =>
    newTicket({ eventId, holderName, holderEmail: null }, 'import', at);
  beforeEach(() =>
    seed({
      'events/autumn': event,
      'events/spring': { ...event, name: 'Spring Walk', isActive: false },
      'tickets/A-1': forEvent('autumn', 'Maya Reyes'),
      'tickets/A-2': {
        ...forEvent('autumn'),
        state: 'redeemed',
        redeemedBy: 'zoe',
        redeemedAt: at,
      },
      'tickets/N-1': forEvent(null, 'Maya Lund'),
      'tickets/S-1': forEvent('spring', 'Maya Stone'),
      'tickets/S-2': forEvent('spring'),
    }),
  );
  const changeMany = (
    expected: string[],
    change: BodyInput<typeof changeTickets>['change'],
    person: 'admin' | 'desk' = 'admin',
  ) => api.as(person, 'POST', '/api/admin/tickets/changes', { body: { ids: expected, change } });

  it('lists own tickets and event-less ones with counts, search and pages', async () => {
    const found = await list('?eventId=autumn');
    expect(ids(found.json)).toEqual(['A-1', 'A-2', 'N-1']);
    expect(found.json.counts).toEqual({ total: 3, unused: 2, redeemed: 1, unassigned: 1 });
    await change('tickets/N-1', { state: 'redeemed' });
    expect((await list('?eventId=autumn')).json.counts).toEqual({
      total: 3,
      unused: 1,
      redeemed: 2,
      unassigned: 0,
    });
    await change('tickets/N-1', { state: 'unused' });
    expect(ids((await list('?eventId=autumn&state=unused')).json)).toEqual(['A-1', 'N-1']);
    expect(ids((await list('?eventId=autumn&search=maya')).json).toSorted()).toEqual([
      'A-1',
      'N-1',
    ]);
    const first = await list('?eventId=spring&limit=2');
    expect(ids(first.json)).toEqual(['N-1', 'S-1']);
    expect(
      ids((await list(`?eventId=spring&limit=2&cursor=${first.json.nextCursor}`)).json),
    ).toEqual(['S-2']);
  });

  it('moves tickets to another event and skips redeemed and unknown ones', async () => {
    const { status, json } = await changeMany(['s-1', 'S-2', 'A-2', 'NO-1'], {
      kind: 'move',
      eventId: 'autumn',
    });
    expect([status, json]).toEqual([200, { changed: 2, leftAlone: ['A-2', 'NO-1'] }]);
    expect((await stored('tickets/S-1')).eventId).toBe('autumn');
    expect((await stored('tickets/S-1')).holderName).toBe('Maya Stone');
    expect((await stored('tickets/A-2')).redeemedBy).toBe('zoe');
    expect((await auditDetails())['ticket.move-many']).toEqual({
      changed: 2,
      first: 'S-1',
      last: 'S-2',
    });
    const gone = await changeMany(['S-1'], { kind: 'move', eventId: 'nowhere' });
    expect([gone.status, (await stored('tickets/S-1')).eventId]).toEqual([404, 'autumn']);
  });

  it('reassigns tickets, which are found by the new holder, or releases them', async () => {
    await changeMany(['S-1', 'S-2'], {
      kind: 'reassign',
      holderName: 'Ida Lund',
      holderEmail: 'ida@example.com',
    });
    expect(ids((await list('?search=ida')).json)).toEqual(['S-1', 'S-2']);
    await changeMany(['S-1'], { kind: 'reassign' });
    expect((await stored('tickets/S-1')).holderName).toBeNull();
  });

  it('deletes unused tickets, admins only', async () => {
    expect((await changeMany(['S-1'], { kind: 'delete' }, 'desk')).status).toBe(403);
    const { json } = await changeMany(['S-1', 'S-2', 'A-2'], { kind: 'delete' });
    expect(json).toEqual({ changed: 2, leftAlone: ['A-2'] });
    expect(await howMany('tickets')).toBe(3);
  });

  it('tells the desk that a deleted ticket was withdrawn, by whom and when', async () => {
    await changeMany(['S-1', 'S-2'], { kind: 'delete' });
    const { json } = await api.as('desk', 'POST', '/api/admin/desk/lookup', {
      body: { text: 's-2', eventId: 'spring' },
    });
    expect(json).toMatchObject({
      answer: 'refused',
      reason: 'revoked',
      happenedBy: 'admin',
      happenedAt: expect.stringMatching(/^\d{4}-/),
    });
  });
});

describe('POST /api/admin/events/{id}/tickets', () => {
  const assign = (eventId: string) =>
    api.as('admin', 'POST', `/api/admin/events/${eventId}/tickets`);

  it('assigns the unused tickets of no event, 400 at a time, and can be undone', async () => {
    const many = Array.from({ length: 402 }, (_, at) => [`tickets/MANY-${at}`, holder(null)]);
    await seed({
      'events/autumn': event,
      'events/spring': event,
      'tickets/OWN-1': { ...holder(null), eventId: 'spring' },
      'tickets/USED-1': redeemed,
      ...Object.fromEntries(many),
    });
    expect((await assign('autumn')).json).toEqual({ changed: 400, left: 2 });
    expect((await assign('autumn')).json).toEqual({ changed: 2, left: 0 });
    expect((await assign('autumn')).json).toEqual({ changed: 0, left: 0 });
    const { json } = await list('?eventId=autumn');
    expect(json.counts).toEqual({ total: 403, unused: 402, redeemed: 1, unassigned: 0 });
    expect(await stored('tickets/OWN-1')).toMatchObject({ eventId: 'spring' });
    const { changes } = (await api.as('admin', 'GET', '/api/admin/changes?topic=tickets')).json;
    expect(changes).toHaveLength(2);
  });

  it('rejects an unknown event', async () => {
    await seed({ 'tickets/ANY-1': holder(null) });
    expect((await assign('gone')).status).toBe(404);
  });
});
