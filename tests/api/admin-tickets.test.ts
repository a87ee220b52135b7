import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyInput } from '../../functions/src/contract/endpoint.ts';
import { auditDocument } from '../../functions/src/contract/staff-records.ts';
import type { changeTickets } from '../../functions/src/contract/ticket-changes.ts';
import { newTicket } from '../../functions/src/domain/new-ticket.ts';
import { readQuery } from '../../functions/src/store/query.ts';
import { howMany, stored } from '../support/api/database.ts';
import { audited, event, openStaffApi, seed } from '../support/api/staff-api.ts';

let api: Awaited<ReturnType<typeof openStaffApi>>;
beforeAll(async () => {
  api = await openStaffApi();
});
afterAll(() => api.close());
beforeEach(() => seed({ 'events/autumn': event }));

const at = '2026-06-01T14:00:00.000Z';
const holder = (holderName: string | null, holderEmail: string | null = null) =>
  newTicket({ eventId: null, holderName, holderEmail }, 'import', at);
const redeemed = { ...holder('Zoë Reyes'), state: 'redeemed', redeemedBy: 'zoe', redeemedAt: at };

const list = (query: '' | `?${string}` = '') => api.as('desk', 'GET', `/api/admin/tickets${query}`);
/** What the audit's notes say beyond who did what, by what was done. */
async function auditDetails() {
  const notes = await readQuery('audit', auditDocument);
  return Object.fromEntries(notes.map(({ data: { action, details } }) => [action, details]));
}
const nobody = { holderName: null, holderEmail: null };
const ids = (json: { tickets: { id: string }[] }) => json.tickets.map(({ id }) => id);

describe('GET /api/admin/tickets', () => {
  const several = {
    'tickets/WW-1': holder('Maya Reyes', 'maya@example.com'),
    'tickets/WW-2': holder('Jonah Whitfield', 'ww@example.com'),
    'tickets/WW-3': redeemed,
    'tickets/XX-1': holder('Wwen Reyes', 'wwen@example.com'),
    'tickets/XX-2': holder(null),
  };

  // spec: S7.22, B4.3
  it('lists by id, counts all, and never shows the search keys', async () => {
    await seed(several);
    const { status, json, text } = await list();
    expect(status).toBe(200);
    expect(ids(json)).toEqual(['WW-1', 'WW-2', 'WW-3', 'XX-1', 'XX-2']);
    expect(json.counts).toEqual({ total: 5, unused: 4, redeemed: 1 });
    expect(json.nextCursor).toBeNull();
    expect(text).not.toContain('NameKey');
  });

  // spec: B4.4
  it('finds by the start of id, email, name and last name, each ticket once', async () => {
    await seed(several);
    expect(ids((await list('?search=ww')).json)).toEqual(['WW-1', 'WW-2', 'WW-3', 'XX-1']);
    expect(ids((await list('?search=REYES')).json)).toEqual(['WW-1', 'WW-3', 'XX-1']);
    expect(ids((await list('?search=zoe')).json)).toEqual(['WW-3']);
    expect(ids((await list('?search=maya%20r')).json)).toEqual(['WW-1']);
    expect(ids((await list('?search=eyes')).json)).toEqual([]);
    expect(ids((await list('?search=a/../b')).json)).toEqual([]);
  });

  // spec: B4.5
  it('keeps to a state, with and without a search', async () => {
    await seed(several);
    expect(ids((await list('?state=redeemed')).json)).toEqual(['WW-3']);
    expect(ids((await list('?state=unused&search=reyes')).json)).toEqual(['WW-1', 'XX-1']);
    expect(ids((await list('?state=unused&search=ww')).json)).toEqual(['WW-1', 'WW-2', 'XX-1']);
  });

  // spec: B4.6
  it.each(['', '&search=ww', '&search=reyes', '&search=ww&state=unused'])(
    'pages through the same list whatever the page’s length%s',
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

  // spec: B12.2
  it('finds nothing, and does not fail, by an id that the store keeps for itself', async () => {
    const { status, json } = await list('?search=__x__');
    expect([status, json.tickets]).toEqual([200, []]);
  });

  // spec: B13.7
  it('refuses a page that does not exist', async () => {
    for (const id of ['..', '__x__']) {
      const cursor = Buffer.from(JSON.stringify([0, 'x', id])).toString('base64url');
      expect((await list(`?cursor=${cursor}`)).status).toBe(400);
    }
    const { status, json } = await list('?cursor=nonsense');
    expect([status, json.code]).toEqual([400, 'invalid-input']);
    expect((await list('?limit=501')).status).toBe(400);
    expect((await list('?state=lost')).status).toBe(400);
  });
});

describe('POST /api/admin/tickets', () => {
  const add = (body: Record<string, unknown>) =>
    api.as('desk', 'POST', '/api/admin/tickets', { unchecked: body });

  // spec: B4.23, B11.45
  it('adds one ticket, its holder in one spelling', async () => {
    const body = { id: ' ww-9 ', holderName: 'Zoë Reyes', holderEmail: 'ZOE@Example.com' };
    const { status, json } = await add(body);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      id: 'WW-9',
      holderName: 'Zoë Reyes',
      holderEmail: 'zoe@example.com',
      source: 'manual',
      state: 'unused',
    });
    expect(await stored('tickets/WW-9')).toMatchObject({ holderLastNameKey: 'reyes' });
    expect(await audited()).toEqual([
      { actor: 'desk', action: 'ticket.add', target: 'tickets/WW-9' },
    ]);
  });

  // spec: B4.24
  it('never adds one twice', async () => {
    await add({ id: 'WW-9' });
    const again = await add({ id: 'ww-9', holderName: 'Somebody Else' });
    expect([again.status, again.json.code]).toEqual([409, 'already-exists']);
    expect(again.json.message).toBe('There is already a ticket WW-9.');
    expect(await stored('tickets/WW-9')).toMatchObject({ holderName: null });
  });

  // spec: B10.3
  it.each([
    ['an empty id', { id: ' ' }, 'id'],
    ['an id that is a path', { id: '../staff/x' }, 'id'],
    ['an id of 65 characters', { id: 'W'.repeat(65) }, 'id'],
    ['a formula for an id', { id: '=1+1' }, 'id'],
    [
      'a formula for a name',
      { id: 'WW-9', holderName: '=HYPERLINK("http://x","y")' },
      'holderName',
    ],
    ['no email address', { id: 'WW-9', holderEmail: 'maya' }, 'holderEmail'],
    ['an unknown field', { id: 'WW-9', state: 'redeemed' }, 'state'],
  ])('refuses %s', async (_name, body, field) => {
    const { status, json } = await add(body);
    expect([status, json.code, Object.keys(json.fields)]).toEqual([400, 'invalid-input', [field]]);
    expect(await howMany('tickets')).toBe(0);
  });

  it('refuses a ticket for an event that does not exist', async () => {
    const { status, json } = await add({ id: 'WW-9', eventId: 'nowhere' });
    expect([status, json.fields.eventId]).toEqual([404, 'This event no longer exists.']);
    expect(await howMany('tickets')).toBe(0);
  });
});

describe('POST /api/admin/tickets/import', () => {
  const importing = (tickets: unknown[], choice: { existing?: string } = {}) =>
    api.as('admin', 'POST', '/api/admin/tickets/import', { unchecked: { tickets, ...choice } });
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `IMP-${1000 + index}` }));

  // spec: B4.17, B4.18
  it('adds 400 in one commit; a repeat adds none and says so', async () => {
    const first = await importing(numbered(400));
    expect(first.json).toEqual({ added: 400, updated: [], alreadyThere: [] });
    const again = await importing(numbered(400));
    expect(again.json.added).toBe(0);
    expect(again.json.alreadyThere).toHaveLength(400);
    expect(await howMany('tickets')).toBe(400);
    expect(await audited()).toHaveLength(1);
  });

  // spec: B4.18
  it('leaves those that exist as they are', async () => {
    await seed({ 'events/autumn': event, 'tickets/IMP-1001': redeemed });
    const { json } = await importing([...numbered(3), { id: 'IMP-2000', eventId: 'autumn' }]);
    expect(json).toEqual({ added: 3, updated: [], alreadyThere: ['IMP-1001'] });
    expect(await stored('tickets/IMP-1001')).toMatchObject({ state: 'redeemed' });
    expect(await stored('tickets/IMP-2000')).toMatchObject({ eventId: 'autumn', source: 'import' });
  });

  // spec: E2.8
  it('updates the unused ones that exist where it is told to: a blank and a redeemed one stay', async () => {
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
    expect(json).toEqual({
      added: 1,
      updated: ['IMP-1', 'IMP-2'],
      alreadyThere: ['IMP-3', 'IMP-4'],
    });
    expect(await stored('tickets/IMP-1')).toMatchObject({
      holderName: 'Bo Chen',
      holderLastNameKey: 'chen',
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
    expect(again.json).toEqual({ added: 0, updated: [], alreadyThere: lines.map(({ id }) => id) });
  });

  // spec: B4.18
  it('adds each once where two imports of the same file meet', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => importing(numbered(50))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const added = answers.reduce((sum, { json }) => sum + json.added, 0);
    expect(added).toBe(50);
    expect(await howMany('tickets')).toBe(50);
  });

  // spec: B13.9
  it.each([
    ['401 at once', numbered(401), 'tickets'],
    ['none', [], 'tickets'],
    ['the same id twice', [{ id: 'A' }, { id: 'B' }, { id: 'a' }], 'tickets.2.id'],
    ['one bad line', [{ id: 'A' }, { id: 'B', holderEmail: '@' }], 'tickets.1.holderEmail'],
  ])('refuses %s as a whole, and adds nothing', async (_name, tickets, field) => {
    const { status, json } = await importing(tickets);
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
    expect(await howMany('tickets')).toBe(0);
  });

  it('refuses an event that does not exist', async () => {
    const { status } = await importing([{ id: 'A' }, { id: 'B', eventId: 'nowhere' }]);
    expect(status).toBe(404);
    expect(await howMany('tickets')).toBe(0);
  });
});

describe('POST /api/admin/tickets/generate', () => {
  const generate = (body: Record<string, unknown>, key?: string) =>
    api.as('admin', 'POST', '/api/admin/tickets/generate', { unchecked: body, key });

  // spec: B4.22
  it('makes tickets whose suffix cannot be guessed, the same ones for the same key', async () => {
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
    [{ count: 1, prefix: 'A-B' }, 'A prefix has 1 to 12 letters and digits.'],
  ])('refuses %o', async (body, message) => {
    const { status, json } = await generate(body);
    expect([status, Object.values(json.fields)]).toEqual([400, [message]]);
    expect(await howMany('tickets')).toBe(0);
  });
});

describe('PUT /api/admin/tickets/{id}', () => {
  const edit = (id: string, body: Record<string, unknown>) =>
    api.as('desk', 'PUT', `/api/admin/tickets/${id}`, { unchecked: body });
  const maya = { holderName: 'Maya Reyes', holderEmail: 'maya@example.com' };
  const jonah = { holderName: 'Jonah Whitfield', holderEmail: 'j@example.com' };

  // spec: B4.28, B4.29, B4.32
  it('gives an unused ticket to somebody else, and releases it', async () => {
    await seed({ 'tickets/WW-1': holder('Maya Reyes', 'maya@example.com') });
    const given = await edit('ww-1', {
      holderName: 'Jonah Whitfield',
      holderEmail: 'j@example.com',
      seen: { holderName: 'Maya Reyes', holderEmail: 'maya@example.com' },
    });
    expect(given.json).toMatchObject({ id: 'WW-1', holderName: 'Jonah Whitfield' });
    expect(ids((await list('?search=whit')).json)).toEqual(['WW-1']);
    expect(ids((await list('?search=maya')).json)).toEqual([]);
    const released = await edit('WW-1', { holderName: '', holderEmail: null, seen: jonah });
    expect(released.json).toMatchObject({ holderName: null, holderEmail: null, state: 'unused' });
    expect(await stored('tickets/WW-1')).toMatchObject({ holderNameKey: null });
    const actions = (await audited()).map(({ action }) => action);
    expect(actions).toEqual(['ticket.reassign', 'ticket.release']);
    expect(await auditDetails()).toEqual({
      'ticket.reassign': { hadHolder: true, hasHolder: true },
      'ticket.release': { hadHolder: true, hasHolder: false },
    });
  });

  // spec: B4.30
  it('overwrites nobody unseen: not the holder somebody else has put there meanwhile', async () => {
    await seed({ 'tickets/WW-1': holder('Maya Reyes') });
    const seen = { holderName: 'Maya Reyes', holderEmail: null };
    await edit('WW-1', { holderName: 'Jonah Whitfield', holderEmail: 'j@example.com', seen });
    const late = await edit('WW-1', { ...maya, seen });
    expect([late.status, late.json.code]).toEqual([409, 'stale-edit']);
    expect(late.json.message).toBe(
      'Somebody else changed the holder of ticket WW-1 meanwhile. It is now held by Jonah Whitfield, j@example.com, and was not reassigned.',
    );
    expect(await stored('tickets/WW-1')).toMatchObject(jonah);
    expect((await edit('WW-1', { ...nobody, seen: jonah })).status).toBe(200);
    const released = await edit('WW-1', { ...maya, seen: jonah });
    expect(released.json.message).toContain('It now has no holder');
    expect((await edit('WW-1', maya)).json.fields).toHaveProperty('seen');
  });

  // spec: E2.9
  it('moves it to another event, unless somebody else has meanwhile', async () => {
    await seed({
      'events/autumn': event,
      'events/spring': { ...event, name: 'Spring Walk', isActive: false },
      'tickets/WW-1': holder('Maya Reyes'),
    });
    const seen = { holderName: 'Maya Reyes', holderEmail: null, eventId: null };
    const kept = { holderName: 'Maya Reyes', holderEmail: null };
    const moved = await edit('WW-1', { ...kept, eventId: 'spring', seen });
    expect(moved.json).toMatchObject({ holderName: 'Maya Reyes', eventId: 'spring' });
    expect(await auditDetails()).toEqual({
      'ticket.reassign': { hadHolder: true, hasHolder: true, isMoved: true },
    });
    const late = await edit('WW-1', { ...kept, eventId: 'autumn', seen });
    expect([late.status, late.json.code]).toEqual([409, 'stale-edit']);
    expect(late.json.message).toContain('moved ticket WW-1 to another event');
    const nowhere = await edit('WW-1', {
      ...kept,
      eventId: 'nowhere',
      seen: { ...seen, eventId: 'spring' },
    });
    expect([nowhere.status, nowhere.json.fields.eventId]).toEqual([
      404,
      'This event no longer exists.',
    ]);
    const unsaid = await edit('WW-1', { ...kept, seen: kept });
    expect(unsaid.json).toMatchObject({ eventId: 'spring' });
  });

  // spec: B13.5
  it('leaves a redeemed one alone', async () => {
    await seed({ 'tickets/WW-3': redeemed });
    const { status, json } = await edit('WW-3', { holderName: 'Thief', seen: nobody });
    expect([status, json.code]).toEqual([409, 'ticket-used']);
    expect(json.message).toBe('Ticket WW-3 has been redeemed, so it cannot be reassigned.');
    expect(await stored('tickets/WW-3')).toMatchObject({ holderName: 'Zoë Reyes' });
    expect((await edit('WW-4', { seen: nobody })).status).toBe(404);
  });
});

describe('DELETE /api/admin/tickets/{id}', () => {
  const remove = (id: string, seen = '') =>
    api.as('admin', 'DELETE', `/api/admin/tickets/${id}${seen}`);

  // spec: S7.23, B4.26
  it('deletes an unused one once, also when asked by many at the same time', async () => {
    await seed({ 'tickets/WW-1': holder(null) });
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove('WW-1')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
    expect(answers.find(({ status }) => status === 200)?.json).toEqual({
      message: 'Ticket Deleted',
    });
    expect(await stored('tickets/WW-1')).toBeUndefined();
    expect(await audited()).toHaveLength(1);
  });

  // spec: B4.31, B4.32
  it('refuses where the holder was changed since the sender saw it, and notes that somebody had it', async () => {
    await seed({ 'tickets/WW-1': holder('Jonah Whitfield', 'j@example.com') });
    const seenNobody = await remove('WW-1', '?holderName=&holderEmail=');
    expect([seenNobody.status, seenNobody.json.code]).toEqual([409, 'stale-edit']);
    expect(seenNobody.json.message).toMatch(
      /is now held by Jonah Whitfield, j@example.com, and was not deleted\.$/,
    );
    const seenMaya = await remove('WW-1', '?holderName=Maya%20Reyes&holderEmail=j@example.com');
    expect(seenMaya.status).toBe(409);
    expect(await stored('tickets/WW-1')).toBeDefined();
    const seen = '?holderName=Jonah%20Whitfield&holderEmail=j@example.com';
    expect((await remove('WW-1', seen)).status).toBe(200);
    expect(await auditDetails()).toEqual({
      'ticket.delete': { hadHolder: true },
    });
  });

  it('deletes one whoever holds it for a sender who names nobody', async () => {
    await seed({ 'tickets/WW-1': holder('Jonah Whitfield', 'j@example.com') });
    expect((await remove('WW-1')).status).toBe(200);
    expect(await stored('tickets/WW-1')).toBeUndefined();
  });

  // spec: B4.27
  it('never deletes a redeemed one', async () => {
    await seed({ 'tickets/WW-3': redeemed });
    const { status, json } = await remove('WW-3');
    expect([status, json.code]).toEqual([409, 'ticket-used']);
    expect(json.message).toBe('Ticket WW-3 has been redeemed, so it cannot be deleted.');
    expect(await stored('tickets/WW-3')).toBeDefined();
  });
});

describe('the tickets of a walk', () => {
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
    wanted: string[],
    change: BodyInput<typeof changeTickets>['change'],
    person: 'admin' | 'desk' = 'admin',
  ) => api.as(person, 'POST', '/api/admin/tickets/changes', { body: { ids: wanted, change } });

  // spec: E2.1
  it('are its own and those of whichever is active, with their counts, a search and pages', async () => {
    const found = await list('?eventId=autumn');
    expect(ids(found.json)).toEqual(['A-1', 'A-2', 'N-1']);
    expect(found.json.counts).toEqual({ total: 3, unused: 2, redeemed: 1 });
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

  // spec: E2.2
  it('are moved to another walk at once, redeemed and unknown ones left alone', async () => {
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

  // spec: E2.3
  it('are reassigned and found by their new holder, or released', async () => {
    await changeMany(['S-1', 'S-2'], {
      kind: 'reassign',
      holderName: 'Ida Lund',
      holderEmail: 'ida@example.com',
    });
    expect(ids((await list('?search=ida')).json)).toEqual(['S-1', 'S-2']);
    await changeMany(['S-1'], { kind: 'reassign' });
    expect((await stored('tickets/S-1')).holderName).toBeNull();
  });

  // spec: E2.4
  it('are deleted as far as nobody has redeemed them, by an admin', async () => {
    expect((await changeMany(['S-1'], { kind: 'delete' }, 'desk')).status).toBe(403);
    const { json } = await changeMany(['S-1', 'S-2', 'A-2'], { kind: 'delete' });
    expect(json).toEqual({ changed: 2, leftAlone: ['A-2'] });
    expect(await howMany('tickets')).toBe(3);
  });
});
