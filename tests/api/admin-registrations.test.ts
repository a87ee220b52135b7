import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RegistrationDocument } from '../../functions/src/contract/documents.ts';
import type { BodyInput } from '../../functions/src/contract/endpoint.ts';
import type { editRegistration } from '../../functions/src/contract/registration-changes.ts';
import { newTicket } from '../../functions/src/domain/new-ticket.ts';
import { nameKeys } from '../../functions/src/domain/registration-state.ts';
import { change, stored } from '../support/api/database.ts';
import { at, audited, openStaffApi, type PersonName, seed } from '../support/api/staff-api.ts';
import { registrationOf, wholeWalk } from '../support/api/whole-walk.ts';

let api: Awaited<ReturnType<typeof openStaffApi>>;
beforeAll(async () => {
  api = await openStaffApi();
});
afterAll(() => api.close());

const maya = 'MAYASSUBM1SS10N00001';
const person = (fullName: string, changes: Partial<RegistrationDocument> = {}) => ({
  ...registrationOf(fullName),
  ...nameKeys(fullName),
  ...changes,
});
const ticket = (changes = {}) => ({
  ...newTicket({ eventId: 'autumn', holderName: null, holderEmail: null }, 'import', at),
  ...changes,
});
const ofMaya = { state: 'redeemed', redeemedBy: 'maya', submissionId: maya, redeemedAt: at };

beforeEach(() =>
  seed({
    ...wholeWalk,
    [`registrations/${maya}`]: person('Maya Reyes', {
      ticketId: 'MAYA-1',
      paymentMethod: 'prepaid',
      isVerified: true,
      state: 'walking',
      firstVisitAt: at,
      emergencyContact: 'Sam Reyes',
      emergencyPhone: '540-555-0111',
    }),
    'registrations/ZZ0E': person('Zoë Íñiguez', { participantId: 'zoe', email: 'zoe@x.org' }),
    'registrations/EV11': person('=1+1', { participantId: 'evil', email: 'evil@x.org' }),
    'registrations/0THER': person('Maya Elsewhere', { eventId: 'spring' }),
    'tickets/MAYA-1': ticket(ofMaya),
    'tickets/FREE-1': ticket(),
    'tickets/SPRING-1': ticket({ eventId: 'spring' }),
  }),
);

const list = async (query = '') =>
  (await api.as('desk', 'GET', `/api/admin/registrations?eventId=autumn${query}`)).json;
const names = ({ registrations }: { registrations: { fullName: string }[] }) =>
  registrations.map(({ fullName }) => fullName);
const one = `/api/admin/registrations/${maya}` as const;
const cancel = () => api.as('desk', 'POST', `${one}/cancel`);
const restore = () => api.as('desk', 'POST', `${one}/restore`);
const move = (id: string, ticketId: string) =>
  api.as('desk', 'POST', `/api/admin/registrations/${id}/ticket`, {
    body: { ticketId, version: 1 },
  });
const exportAll = (who: PersonName) =>
  api.as(who, 'POST', '/api/admin/registrations/export', { body: { eventId: 'autumn' } });
const edit = (body: BodyInput<typeof editRegistration>) => api.as('desk', 'PUT', one, { body });
const read = async (id = maya) =>
  (await api.as('desk', 'GET', `/api/admin/registrations/${id}`)).json;

describe('GET /api/admin/registrations', () => {
  it('lists the event alone by name, with how many are in each state', async () => {
    const page = await list();
    expect(names(page)).toEqual([
      '=1+1',
      'Maya Reyes',
      'Otto Lindqvist',
      'Rosa Lund',
      'Zoë Íñiguez',
    ]);
    expect(page.counts).toEqual({
      'cash-due': 2,
      verified: 1,
      paid: 1,
      arrived: 0,
      walking: 1,
      cancelled: 0,
    });
  });

  // spec: D1.25
  it.each([
    ['zoe', 'Zoë Íñiguez'],
    ['INIGUEZ', 'Zoë Íñiguez'],
    ['zoe@x', 'Zoë Íñiguez'],
    ['maya-1', 'Maya Reyes'],
    ['mayassubm1', 'Maya Reyes'],
  ])('a search for %s finds %s', async (search, found) => {
    expect(names(await list(`&search=${encodeURIComponent(search)}`))).toEqual([found]);
  });

  it('filters by state', async () => {
    expect(names(await list('&state=walking'))).toEqual(['Maya Reyes']);
    expect(names(await list('&state=cash-due&search=z'))).toEqual(['Zoë Íñiguez']);
  });

  it('goes through all of them page by page, each once', async () => {
    const first = await list('&limit=2');
    const second = await list(`&limit=2&cursor=${first.nextCursor}`);
    const third = await list(`&limit=2&cursor=${second.nextCursor}`);
    expect([...names(first), ...names(second), ...names(third)]).toEqual(names(await list()));
    expect(third.nextCursor).toBeNull();
    const nowhere = await api.as(
      'desk',
      'GET',
      '/api/admin/registrations?eventId=autumn&cursor=no',
    );
    expect(nowhere.status).toBe(400);
  });
});

describe('a damaged registration', () => {
  it('is left out of the list, and says which number to read out where it is opened', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    await change('registrations/ZZ0E', { email: 7 });
    const page = await list();
    expect(names(page)).not.toContain('Zoë Íñiguez');
    expect(names(page)).toContain('Maya Reyes');
    const opened = await api.as('desk', 'GET', '/api/admin/registrations/ZZ0E');
    expect([opened.status, opened.json.code]).toEqual([500, 'unreadable']);
    expect(opened.json.message).toContain(opened.headers.get('X-Request-Id'));
    const sound = await api.as('desk', 'GET', `/api/admin/registrations/${maya}`);
    expect(sound.status).toBe(200);
  });
});

describe('one registration', () => {
  it('has evidence, visits and rewards, and no emergency contact', async () => {
    const shown = await read();
    expect(shown).toMatchObject({
      waiverVersion: '2026-11-en',
      waiverSha256: '0'.repeat(64),
      submittedAt: at,
      hasEmergencyContact: true,
      rewards: [{ rewardId: 'two', name: 'Two doors', state: 'available' }],
    });
    expect(shown.visits.map(({ businessName }: { businessName: string }) => businessName)).toEqual([
      'Vino',
      'Cask',
    ]);
    expect(JSON.stringify(shown)).not.toContain('Sam Reyes');
  });

  // spec: D1.26
  it('shows the emergency contact on asking, and notes who asked', async () => {
    const { json } = await api.as('desk', 'POST', `${one}/emergency-contact`);
    expect(json).toEqual({ emergencyContact: 'Sam Reyes', emergencyPhone: '540-555-0111' });
    expect((await read()).history).toMatchObject([
      { actor: 'desk', action: 'registration.emergency-contact', details: {} },
    ]);
  });

  // spec: D1.27
  it('is corrected with the version that was seen; the signed name stays', async () => {
    const corrected = { fullName: 'Maya Reyés', email: 'maya.r@example.com' };
    const { status, json } = await edit({ ...corrected, version: 1 });
    expect([status, json.version, json.signedName]).toEqual([200, 2, 'Maya Reyes']);
    expect(await stored('participants/maya')).toMatchObject({
      name: 'Maya Reyés',
      email: 'maya.r@example.com',
    });
    const stale = await edit({ fullName: 'M. Reyes', email: 'm@example.com', version: 1 });
    expect([stale.status, stale.json.code]).toEqual([409, 'stale-edit']);
    expect((await read()).history[0]).toMatchObject({
      action: 'registration.edit',
      details: { before: { fullName: 'Maya Reyes' }, after: corrected },
    });
  });

  // spec: D1.27
  it('refuses a malformed email at its field, and nothing has changed', async () => {
    const before = await stored(`registrations/${maya}`);
    const { status, json } = await edit({ fullName: 'Maya Reyes', email: 'maya@', version: 1 });
    expect([status, json.fields]).toEqual([400, { email: 'Please enter a valid email address.' }]);
    expect(await stored(`registrations/${maya}`)).toEqual(before);
  });
});

describe('cancelling', () => {
  // spec: D1.28
  it('frees the ticket, keeps the visits, and closes the check-in', async () => {
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored('tickets/MAYA-1')).toMatchObject({
      state: 'unused',
      redeemedBy: null,
      submissionId: null,
    });
    const shown = await read();
    expect(shown).toMatchObject({
      state: 'cancelled',
      ticketId: null,
      cancelledBy: 'desk of the walk',
    });
    expect(shown.visits).toHaveLength(2);
    expect((await audited()).map(({ action }) => action)).toEqual(['registration.cancel']);
    const body = {
      participantId: 'maya',
      eventId: 'autumn',
      businessId: 'loom',
      latitude: 38.102,
      longitude: -79.07,
    };
    const refused = await api.as('attendee', 'POST', '/api/checkins', { body });
    expect([refused.status, refused.json.code]).toEqual([422, 'registration-cancelled']);
    const code = await api.as('attendee', 'POST', '/api/participants/maya/rewards/autumn/two/code');
    expect([code.status, code.json.code]).toEqual([422, 'registration-cancelled']);
  });

  // spec: D1.28
  it('is taken back with the ticket, or with cash due where somebody else has it', async () => {
    await cancel();
    expect((await restore()).json).toMatchObject({
      ticketId: 'MAYA-1',
      state: 'walking',
      isVerified: true,
    });
    await cancel();
    expect((await move('ZZ0E', 'MAYA-1')).status).toBe(200);
    expect((await restore()).json).toMatchObject({
      ticketId: null,
      isVerified: false,
      paymentMethod: 'cash',
    });
  });
});

describe('moving to another ticket', () => {
  // spec: D1.29
  it('redeems the one and frees the other', async () => {
    const { json } = await move(maya, 'free-1');
    expect(json).toMatchObject({ ticketId: 'FREE-1', version: 2 });
    expect(await stored('tickets/FREE-1')).toMatchObject({ state: 'redeemed', redeemedBy: 'maya' });
    expect(await stored('tickets/MAYA-1')).toMatchObject({ state: 'unused' });
  });

  it.each([
    ['SPRING-1', 422, 'wrong-event'],
    ['NO-1', 404, 'ticket-not-found'],
  ])('refuses %s', async (ticketId, status, code) => {
    const answer = await move(maya, ticketId);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(await stored('tickets/MAYA-1')).toMatchObject(ofMaya);
  });

  it('refuses one that somebody else came with', async () => {
    const { json } = await move('ZZ0E', 'MAYA-1');
    expect(json.code).toBe('ticket-used');
  });
});

describe('POST /api/admin/registrations/export', () => {
  // spec: D1.30
  it('is for an admin, and noted', async () => {
    const { json } = await exportAll('admin');
    expect(json.rows).toHaveLength(5);
    expect(json.rows[0]).not.toHaveProperty('emergencyContact');
    expect(await audited()).toEqual([
      { actor: 'admin', action: 'registrations.export', target: 'events/autumn' },
    ]);
    expect((await exportAll('desk')).status).toBe(403);
  });
});

describe('a registration taken at the desk', () => {
  const ida = {
    fullName: 'Ida Lund',
    email: 'ida@example.com',
    over21: true,
    liabilityWaiver: true,
    signedOn: 'paper',
  } as const;
  const register = (changes = {}, key?: string) =>
    api.as('desk', 'POST', '/api/admin/registrations', { body: { ...ida, ...changes }, key });

  // spec: D1.33
  it('is made once, with the release as signed, and cash due', async () => {
    const answers = await Promise.all([1, 2].map(() => register({}, 'register-ida')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { submissionId } = answers[0]?.json ?? {};
    expect(answers[1]?.json).toEqual({ submissionId });
    expect(await read(submissionId)).toMatchObject({
      fullName: 'Ida Lund',
      state: 'cash-due',
      signedOn: 'paper',
      registeredBy: 'staff-desk',
      waiverSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(names(await list('&search=ida'))).toEqual(['Ida Lund']);
  });

  // spec: D1.33
  it('takes a ticket whoever it was sold to, and joins a party', async () => {
    const { json } = await register({ ticketId: 'FREE-1', withSubmissionId: maya });
    expect(await read(json.submissionId)).toMatchObject({ state: 'verified', partyId: maya });
    expect(await stored(`registrations/${maya}`)).toMatchObject({ partyId: maya });
    const again = await register({ ticketId: 'FREE-1' });
    expect([again.status, again.json.code]).toEqual([409, 'ticket-used']);
  });

  it.each([
    ['without the release', { liabilityWaiver: false }, 400],
    ['younger than 21', { over21: false }, 400],
    ['with a malformed email', { email: 'ida@' }, 400],
  ])('is refused %s', async (_name, changes, status) => {
    expect((await register(changes)).status).toBe(status);
  });
});
