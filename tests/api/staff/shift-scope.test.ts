import { apiEndpoints as endpoints } from '@wine-walk/common/api/api.ts';
import type { Endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import { newTicket, withEntryKey } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { readDocuments } from '../../../tools/emulators/database.ts';
import { answersStaffMore } from '../../support/access-table.ts';
import {
  at,
  event,
  seed,
  staffAccount,
  staffApi,
  staffToken,
} from '../../support/api/calls/staff-api.ts';
import { call, request } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { roleTable } from '../../support/api/role-table.ts';
import { change } from '../../support/api/store/database.ts';
import { accountFor } from '../../support/api/tokens.ts';

/* Volunteers of two shifts: this event's and another event's. */

const api = await staffApi();
await Promise.all([accountFor('staff-tonight'), accountFor('staff-elsewhere')]);

const volunteer = (eventId: string) =>
  staffAccount(`of ${eventId}`, { role: 'desk', eventId, shiftId: 'entrance', passwordHash: null });
const own = (path: string, fields: object) => ({ [path]: { ...eventFixture[path], ...fields } });
const start = () =>
  seed({
    ...eventFixture,
    // Only the person who did these can take them back.
    ...own('admissions/admitted', { staffId: 'staff-tonight' }),
    ...own('changes/admitted', { staffId: 'staff-tonight' }),
    ...own('claims/autumn_maya_gone', { redeemedBy: 'of autumn' }),
    ...own('checkIns/autumn_maya_cask', { reviewerId: 'staff-tonight' }),
    ...own('tills/autumn_staff-desk_1', { staffId: 'staff-tonight' }),
    ...own('tickets/WW-1', { eventId: 'autumn' }),
    'events/spring': { ...event, name: 'Spring Walk', isActive: false },
    'staff/staff-tonight': volunteer('autumn'),
    'staff/staff-elsewhere': volunteer('spring'),
  });

/** Endpoints without an event: own account and data for the portal's shell. */
const ofNoEvent = new Set([
  'changePassword',
  'readStaffSession',
  'staffLogout',
  'listAdminEvents',
  'addTicket',
  'listTickets',
  'lookUpAtDesk',
]);
const ofOneEvent = Object.entries(endpoints).filter(
  ([name, { access }]) =>
    name === 'redeemReward' ||
    answersStaffMore.has(name) ||
    (access === 'desk' && !ofNoEvent.has(name)),
);
/** Endpoints whose documents belong to no event: venue codes, rules, holders of tickets. */
const ofAccounts = Object.entries(endpoints).filter(([, { access }]) => access === 'account');

function send(name: string, { method, path }: Endpoint, who: string, fields: object = {}) {
  const { params = {}, query = '', body } = roleTable[name] ?? {};
  const address =
    path.replace(/\{(\w+)\}/g, (_, field: string) => params[field] ?? 'missing') + query;
  const sent = body && { ...(body() as object), ...fields };
  return request(method, address, { at: api.at, token: staffToken(who, 'desk'), body: sent });
}

describe('a volunteer of another event', () => {
  let before: Map<string, unknown>;
  // Rejected calls change nothing, so they share the fixture.
  beforeAll(async () => {
    await start();
    before = await readDocuments(await firestore());
  });

  it.each(ofOneEvent)('rejects a volunteer of another event at %s', async (name, endpoint) => {
    const { status, json, text } = await send(name, endpoint, 'elsewhere');
    expect([status, json]).toMatchObject([403, { code: 'shift-of-other-event' }]);
    expect(text).not.toMatch(/Maya|Rosa|Otto/);
  });

  it('changes nothing with these calls', async () => {
    expect(await readDocuments(await firestore())).toEqual(before);
  });
});

it.each(ofOneEvent)('%s is available to a volunteer of the event', async (name, endpoint) => {
  await start();
  const { status, text } = await send(name, endpoint, 'tonight');
  // Things such as an open till can be missing.
  expect([200, 404, 409], text).toContain(status);
});

describe('endpoints of personal accounts', () => {
  it('requires a personal account for the account itself and for records without an event', () => {
    expect(ofAccounts.map(([name]) => name).toSorted()).toEqual([
      'beginSecondFactor',
      'confirmSecondFactor',
      'editTicket',
      'listAdminBusinesses',
      'listAdminRewards',
      'listInvalidDocuments',
      'listPointRules',
      'readAdminOrganization',
      'readSecondFactor',
      'readTicketHolder',
      'removeSecondFactor',
      'renewRecoveryCodes',
    ]);
  });

  it.each(ofAccounts)('rejects a volunteer of the event: %s', async (name, { method, path }) => {
    await start();
    const { params = {}, body } = roleTable[name] ?? {};
    const address = path.replace(/\{(\w+)\}/g, (_, field: string) => params[field] ?? 'missing');
    const token = staffToken('tonight', 'desk');
    const { status } = await request(method, address, { at: api.at, token, body: body?.() });
    expect(status).toBe(403);
  });
});

describe('tickets', () => {
  const ticket = eventFixture['tickets/WW-1'];
  const holderName = 'Rosa Lund';
  const startWithTickets = () =>
    seed({
      ...eventFixture,
      'events/spring': { ...event, name: 'Spring Walk', isActive: false },
      'staff/staff-elsewhere': volunteer('spring'),
      'tickets/WW-2': { ...ticket, eventId: 'autumn', holderName },
      'tickets/WW-3': { ...ticket, eventId: 'spring' },
    });
  const sent = () => ({ at: api.at, token: staffToken('elsewhere', 'desk') });

  it('lists and counts no tickets of another event or of none for a volunteer', async () => {
    await startWithTickets();
    for (const query of ['', '?eventId=spring'] as const) {
      const { json } = await call('GET', `/api/admin/tickets${query}`, sent());
      expect(json.tickets.map(({ id }) => id)).toEqual(['WW-3']);
      expect(json.counts.total).toBe(1);
    }
  });

  it('adds a ticket of a volunteer for their own event only', async () => {
    await startWithTickets();
    const add = (body: object) =>
      call('POST', '/api/admin/tickets', { ...sent(), body: { id: 'NEW-1', ...body } });
    const ofAny = await add({});
    expect([ofAny.status, ofAny.json.code]).toEqual([400, 'ticket-event-missing']);
    expect((await add({ eventId: 'autumn' })).status).toBe(403);
    expect((await add({ eventId: 'spring' })).json).toMatchObject({ eventId: 'spring' });
  });

  describe('without an event', () => {
    const unassigned = 'Nadia Prell';
    const noHolder = { holderName: null, holderEmail: null };
    const ofAny = newTicket(
      { eventId: null, holderName: unassigned, holderEmail: null, orderId: 'ORDER-1' },
      'import',
      at,
    );
    const startAtDesk = () =>
      seed({
        ...eventFixture,
        'events/spring': { ...event, name: 'Spring Walk', isActive: false },
        'staff/staff-tonight': volunteer('autumn'),
        'staff/staff-elsewhere': volunteer('spring'),
        'tickets/ANY-1': withEntryKey('ANY-1', ofAny),
        'tickets/ANY-2': withEntryKey('ANY-2', ofAny),
        'tickets/OWN-1': withEntryKey(
          'OWN-1',
          newTicket({ ...noHolder, eventId: 'autumn', orderId: 'ORDER-1' }, 'import', at),
        ),
      });
    const as = (who: string) => ({ at: api.at, token: staffToken(who, 'desk') });
    const lookUp = async (who: string, text: string) =>
      (await call('POST', '/api/admin/desk/lookup', { ...as(who), body: { text } })).json;

    it.each(['tonight', 'elsewhere'])('rejects a ticket of no event on shift %s', async (who) => {
      await startAtDesk();
      const validate = (name: string) =>
        call('POST', '/api/tickets/validate', { ...as(name), body: { ticketId: 'ANY-1' } });
      expect((await validate(who)).status).toBe(403);
      expect((await validate('desk')).status).toBe(200);
    });

    it.each(['ANY-1', 'any 1', unassigned])(
      'shows no holder of a ticket of no event, and registers no one, at a desk of volunteers: %s',
      async (text) => {
        await startAtDesk();
        const found = await lookUp('tonight', text);
        expect(found).toMatchObject({ answer: 'refused', people: [], tickets: [], missing: [] });
        expect(JSON.stringify(found)).not.toContain(text === unassigned ? 'ANY-' : unassigned);
        const { answer, tickets } = await lookUp('desk', text);
        expect([answer, tickets.length]).toEqual(
          text === unassigned ? ['choose', 2] : ['register', 1],
        );
      },
    );

    it('omits tickets of no event from an order at a desk of volunteers', async () => {
      await startAtDesk();
      const ids = async (who: string) =>
        (await lookUp(who, 'OWN-1')).missing.map(({ ticketId }) => ticketId);
      expect(await ids('tonight')).toEqual([]);
      expect(await ids('desk')).toEqual(['ANY-1', 'ANY-2']);
    });

    it('omits tickets of no event from the offline list of volunteers', async () => {
      await startAtDesk();
      const size = async (who: string) => {
        const { json } = await call('GET', '/api/admin/desk/snapshot?eventId=autumn', as(who));
        return json.entries.length;
      };
      expect(await size('tonight')).toBe((await size('desk')) - 3);
    });

    it('rejects the registration of a ticket of no event by a volunteer', async () => {
      await startAtDesk();
      const register = (who: string) =>
        send('registerAtDesk', endpoints.registerAtDesk as Endpoint, who, {
          ticketId: 'ANY-1',
          fullName: unassigned,
        });
      expect((await register('tonight')).status).toBe(403);
      expect((await register('desk')).status).toBe(200);
    });

    it('opens the registration that redeemed a ticket of no event', async () => {
      await startAtDesk();
      await change('tickets/ANY-1', {
        state: 'redeemed',
        redeemedBy: 'maya',
        redeemedAt: at,
        submissionId: 'MAYASSUBM1SS10N00001',
      });
      const { people } = await lookUp('tonight', 'ANY-1');
      expect(people[0]).toMatchObject({ fullName: 'Maya Reyes' });
    });
  });
});

it('lists only the own event for a volunteer', async () => {
  await start();
  const token = staffToken('elsewhere', 'desk');
  const { json } = await call('GET', '/api/admin/events', { at: api.at, token });
  expect(json.map(({ id }) => id)).toEqual(['spring']);
});

it("uses the volunteer's own event at the desk, whichever is active", async () => {
  await start();
  const lookUp = (body: object) =>
    call('POST', '/api/admin/desk/lookup', {
      at: api.at,
      token: staffToken('elsewhere', 'desk'),
      body: { text: 'Maya Reyes', ...body },
    });
  expect((await lookUp({ eventId: 'autumn' })).status).toBe(403);
  const own = await lookUp({});
  expect([own.json.event.id, own.json.people]).toEqual(['spring', []]);
});
