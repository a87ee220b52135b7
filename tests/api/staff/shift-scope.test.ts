import { apiEndpoints as endpoints } from '@wine-walk/common/api/api.ts';
import { describe, expect, it } from 'vitest';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { readDocuments } from '../../../tools/emulators/database.ts';
import { call, request } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/event-fixture.ts';
import { roleTable } from '../../support/api/role-table.ts';
import { event, seed, staffAccount, staffApi, staffToken } from '../../support/api/staff-api.ts';
import { accountFor } from '../../support/api/tokens.ts';

/* Volunteers who came in by the link of a shift: one of this evening, one of another event's. */

const api = await staffApi();
await Promise.all([accountFor('staff-tonight'), accountFor('staff-elsewhere')]);

const volunteer = (eventId: string) =>
  staffAccount(`of ${eventId}`, { role: 'desk', eventId, shiftId: 'entrance', passwordHash: null });
const start = () =>
  seed({
    ...eventFixture,
    'events/spring': { ...event, name: 'Spring Walk', isActive: false },
    'staff/staff-tonight': volunteer('autumn'),
    'staff/staff-elsewhere': volunteer('spring'),
  });

/** Of no event: what staff themselves are, and what the portal's screens are drawn from. */
const ofNoEvent = new Set([
  'changePassword',
  'readStaffSession',
  'staffLogout',
  'listAdminBusinesses',
  'listAdminEvents',
  'listAdminRewards',
  'listPointRules',
  'listInvalidDocuments',
  'addTicket',
  'listTickets',
  'editTicket',
  'lookUpAtDesk',
]);
const ofOneEvent = Object.entries(endpoints).filter(
  ([name, { access }]) => name === 'redeemReward' || (access === 'desk' && !ofNoEvent.has(name)),
);

describe.each(ofOneEvent)('%s', (name, { method, path }) => {
  const { params = {}, query = '', body } = roleTable[name] ?? {};
  const address =
    path.replace(/\{(\w+)\}/g, (_, field: string) => params[field] ?? 'missing') + query;
  const as = (who: string) =>
    request(method, address, { at: api.at, token: staffToken(who, 'desk'), body: body?.() });

  it('refuses a volunteer of another event’s, and changes nothing', async () => {
    await start();
    const before = await readDocuments(await firestore());
    const { status, json, text } = await as('elsewhere');
    expect([status, json]).toMatchObject([403, { code: 'forbidden' }]);
    expect(text).not.toMatch(/Maya|Rosa|Otto/);
    expect(await readDocuments(await firestore())).toEqual(before);
  });

  it('is there for a volunteer of this evening’s', async () => {
    await start();
    const { status, text } = await as('tonight');
    // What they did not do themselves, such as to open a till, can be missing.
    expect([200, 404, 409], text).toContain(status);
  });
});

it('the list of tickets shows a volunteer none of another event, nor lets them change one', async () => {
  await start();
  const ticket = eventFixture['tickets/WW-1'];
  await seed({
    ...eventFixture,
    'staff/staff-elsewhere': volunteer('spring'),
    'tickets/WW-2': { ...ticket, eventId: 'autumn', holderName: 'Rosa Lund' },
  });
  const token = staffToken('elsewhere', 'desk');
  const { json } = await call('GET', '/api/admin/tickets', { at: api.at, token });
  expect(json.tickets.map(({ id }) => id)).toEqual(['WW-1']);
  const body = roleTable.editTicket?.body?.();
  const edited = await request('PUT', '/api/admin/tickets/WW-2', { at: api.at, token, body });
  expect(edited.status).toBe(403);
});

it('the desk of a volunteer is their own event’s, whichever is active', async () => {
  await start();
  const look = (body: object) =>
    call('POST', '/api/admin/desk/lookup', {
      at: api.at,
      token: staffToken('elsewhere', 'desk'),
      body: { text: 'Maya Reyes', ...body },
    });
  expect((await look({ eventId: 'autumn' })).status).toBe(403);
  const own = await look({});
  expect([own.json.event.id, own.json.people]).toEqual(['spring', []]);
});
