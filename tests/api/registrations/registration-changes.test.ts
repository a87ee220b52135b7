import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  api,
  cancel,
  giveCard,
  list,
  maya,
  move,
  names,
  ofMaya,
  read,
  restore,
  seedRegistrations,
} from '../../support/api/calls/registration-calls.ts';
import { at, audited } from '../../support/api/calls/staff-api.ts';
import { change, stored } from '../../support/api/store/database.ts';

beforeEach(seedRegistrations);

describe('cancel and restore', () => {
  it('releases the ticket, retains visits and blocks check-ins', async () => {
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
    const { venueCode } = await stored('businesses/loom');
    for (const more of [{}, { venueCode }]) {
      const { status, json } = await api.as('attendee', 'POST', '/api/checkins', {
        body: { ...body, ...more },
      });
      expect([status, json.code]).toEqual([422, 'check-in-cancelled']);
    }
    const code = await api.as('attendee', 'POST', '/api/participants/maya/rewards/autumn/two/code');
    expect([code.status, code.json.code]).toEqual([422, 'your-registration-cancelled']);
    expect((await read()).visits).toEqual(shown.visits);
    expect(await audited()).toHaveLength(1);
  });

  it('restores the ticket, or cash due if the ticket was taken', async () => {
    await cancel();
    expect((await restore()).json).toMatchObject({
      ticketId: 'MAYA-1',
      state: 'walking-not-arrived',
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

describe('move to another ticket', () => {
  it('redeems the new ticket and releases the old one', async () => {
    const { json } = await move(maya, 'free-1');
    expect(json).toMatchObject({ ticketId: 'FREE-1', version: 2 });
    expect(await stored('tickets/FREE-1')).toMatchObject({ state: 'redeemed', redeemedBy: 'maya' });
    expect(await stored('tickets/MAYA-1')).toMatchObject({ state: 'unused' });
  });

  it.each([
    ['SPRING-1', 422, 'ticket-of-other-event'],
    ['NO-1', 404, 'no-such-ticket'],
  ])('rejects %s', async (ticketId, status, code) => {
    const answer = await move(maya, ticketId);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(await stored('tickets/MAYA-1')).toMatchObject(ofMaya);
  });

  it('moves no canceled registration', async () => {
    await cancel();
    const { status, json } = await move(maya, 'FREE-1', 2);
    expect([status, json.code]).toEqual([422, 'cancelled-restore-first']);
    expect(await stored('tickets/FREE-1')).toMatchObject({ state: 'unused' });
  });

  it('rejects a ticket of another registration', async () => {
    const { json } = await move('ZZ0E', 'MAYA-1');
    expect(json.code).toBe('ticket-redeemed');
  });
});

describe('stamp card', () => {
  const scan = async () =>
    (await api.as('desk', 'POST', '/api/admin/desk/lookup', { body: { text: 'card 41' } })).json;

  it('finds the registration of a card until another is assigned, and does not admit', async () => {
    expect(await scan()).toMatchObject({ reason: 'unknown', lookedUp: 'CARD-0041' });
    const { json } = await giveCard('ZZ0E', 41);
    expect(json).toMatchObject({ stampCard: 'CARD-0041', version: 2, arrivedAt: null });
    const answer = await scan();
    expect(answer).toMatchObject({ answer: 'collect', lookedUp: 'CARD-0041' });
    expect(answer.people).toMatchObject([{ submissionId: 'ZZ0E' }]);
    expect((await giveCard('ZZ0E', 42)).json).toMatchObject({ stampCard: 'CARD-0042' });
    expect(await scan()).toMatchObject({ reason: 'unknown' });
    const given = (await audited()).filter(({ action }) => action === 'registration.give-card');
    expect(given).toHaveLength(2);
  });

  it('rejects a card of another registration with that name, without a change', async () => {
    await giveCard('ZZ0E', 41);
    const { status, json } = await giveCard(maya, 41);
    expect([status, json.code]).toEqual([409, 'card-in-use']);
    expect(json.message).toBe('Zoë Íñiguez has card CARD-0041. Use another one.');
    expect(await stored(`registrations/${maya}`)).toMatchObject({ version: 1 });
    expect((await giveCard('ZZ0E', 41)).json).toMatchObject({ version: 2 });
  });

  it('rejects a cancelled registration', async () => {
    await cancel();
    const { status, json } = await giveCard(maya, 41);
    expect([status, json.code]).toEqual([422, 'cancelled-restore-first']);
  });
});

describe('registration at the desk', () => {
  const ida = {
    fullName: 'Ida Lund',
    email: 'ida@example.com',
    over21: true,
    liabilityWaiver: true,
    signedOn: 'paper',
  } as const;
  const register = (changes = {}, key?: string) =>
    api.as('desk', 'POST', '/api/admin/registrations', { body: { ...ida, ...changes }, key });

  describe('with a ticket of another holder', () => {
    const nora = { holderName: 'Nora Lund', holderEmail: null };
    const sold = () =>
      change('tickets/GIFT-1', { ...newTicket({ eventId: null, ...nora }, 'import', at) });

    it('requires a reason, which is audited', async () => {
      await sold();
      const { status, json } = await register({ ticketId: 'GIFT-1' });
      expect([status, json.code, Object.keys(json.fields)]).toEqual([
        422,
        'ticket-of-other-holder',
        ['holderChange'],
      ]);
      expect(json.message).toContain('Nora Lund');
      expect(await stored('tickets/GIFT-1')).toMatchObject({ state: 'unused' });
      const given = await register({ ticketId: 'GIFT-1', holderChange: 'gift' });
      expect((await read(given.json.submissionId)).history).toMatchObject([
        { action: 'registration.create-at-desk', details: { holderChange: 'gift' } },
      ]);
    });

    it('requires a reason when a registration is moved to it', async () => {
      await sold();
      const { submissionId } = (await register()).json;
      const move = (changes = {}) =>
        api.as('desk', 'POST', `/api/admin/registrations/${submissionId}/ticket`, {
          body: { ticketId: 'GIFT-1', version: 1, ...changes },
        });
      expect((await move()).json).toMatchObject({ code: 'ticket-of-other-holder' });
      expect((await move({ holderChange: 'sold-on' })).json).toMatchObject({ ticketId: 'GIFT-1' });
      expect((await read(submissionId)).history[0]).toMatchObject({
        details: { holderChange: 'sold-on' },
      });
    });

    it('needs no reason for the holder', async () => {
      await sold();
      const { status } = await register({ ticketId: 'gift1', fullName: 'nora lund', email: '' });
      expect(status).toBe(404);
      expect((await register({ ticketId: 'GIFT-1', fullName: 'nora lund' })).status).toBe(200);
    });
  });

  it('registers a person without an email', async () => {
    const { status, json } = await register({ email: '' });
    expect(status).toBe(200);
    expect(await stored(`registrations/${json.submissionId}`)).toMatchObject({ email: '' });
  });

  it.each([
    ['desk-device', true],
    ['paper', false],
  ])('stores a signature on %s, with the time of reading', async (signedOn, electronicRecords) => {
    const { json } = await register({ signedOn, releaseOpenedAt: at });
    expect((await read(json.submissionId)).releaseOpenedAt).toBe(at);
    expect(await stored(`registrations/${json.submissionId}`)).toMatchObject({
      signedOn,
      electronicRecords,
    });
  });

  it('creates one registration with the signed release and cash due', async () => {
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

  it('accepts a ticket of any holder and joins a party', async () => {
    const { json } = await register({ ticketId: 'FREE-1', withSubmissionId: maya });
    const { partyId } = await stored(`registrations/${maya}`);
    expect(await read(json.submissionId)).toMatchObject({ state: 'verified', partyId });
    expect([maya, json.submissionId, null]).not.toContain(partyId);
    const again = await register({ ticketId: 'FREE-1' });
    expect([again.status, again.json.code]).toEqual([409, 'ticket-used']);
  });

  it('assigns the party id to a third person and changes no other member', async () => {
    await change(`registrations/${maya}`, { partyId: 'ZZ0E' });
    const before = await stored(`registrations/${maya}`);
    const { json } = await register({ withSubmissionId: maya });
    expect(await read(json.submissionId)).toMatchObject({ partyId: 'ZZ0E' });
    expect(await stored(`registrations/${maya}`)).toEqual(before);
  });

  it('stores the typed email as unverified', async () => {
    const { submissionId } = (await register()).json;
    const { participantId, ...rest } = await stored(`registrations/${submissionId}`);
    expect(rest).toMatchObject({ partyId: null, emailProvenAt: null });
    expect(await stored(`participants/${participantId}`)).toMatchObject({
      email: ida.email,
      emailProvenAt: null,
    });
  });

  it('rejects an unknown event and a missing next event', async () => {
    await change('events/autumn', { endTime: new Date(Date.now() - 1000).toISOString() });
    const over = await register();
    await change('events/autumn', { isActive: false });
    const none = await register();
    for (const { status, json } of [over, none])
      expect([status, json.code]).toEqual([422, 'no-active-event']);
  });

  it('rejects an unknown party member and an unknown release', async () => {
    const alone = await register({ withSubmissionId: 'N0B0DY' });
    expect([alone.status, alone.json.code]).toEqual([404, 'host-not-registered']);
    const unknown = await register({ waiverVersion: '1999-01-en' });
    expect([unknown.status, unknown.json.fields]).toEqual([
      400,
      { waiverVersion: 'Unknown waiver.' },
    ]);
    expect(names(await list('&search=ida'))).toEqual([]);
  });

  it.each([
    ['without the release', { liabilityWaiver: false }, 400],
    ['younger than 21', { over21: false }, 400],
    ['with a malformed email', { email: 'ida@' }, 400],
  ])('rejects %s', async (_name, changes, status) => {
    expect((await register(changes)).status).toBe(status);
  });
});
