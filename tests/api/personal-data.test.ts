import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PersonData } from '../../functions/src/contract/personal-data.ts';
import { newTicket } from '../../functions/src/domain/new-ticket.ts';
import {
  applyRetention,
  dueForRetention,
} from '../../functions/src/features/personal-data/retention.ts';
import { hasAccount } from '../../functions/src/store/accounts.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { readDocuments } from '../../tools/emulators/database.ts';
import { call } from '../support/api/client.ts';
import { change, stored } from '../support/api/database.ts';
import { registrationBody } from '../support/api/people.ts';
import { at, business, event, openWorld, seed } from '../support/api/staff-world.ts';
import { accountFor, tokenFor } from '../support/api/tokens.ts';

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const address = '192.0.2.77';
const vino = business('Vino', 38.1);
beforeEach(() =>
  seed({
    'events/autumn': event,
    'businesses/vino': vino,
    'catalogues/autumn': {
      businesses: [{ ...vino, id: 'vino' }],
      rewards: [],
      pointRules: [],
      formerBusinesses: [],
      formerRewards: [],
    },
  }),
);

/** Somebody who registered with a ticket in their name, checked in, and whose ticket staff had changed. */
async function walker() {
  const body = registrationBody({
    fullName: 'Quentin Zephyrine',
    email: `quentin.${randomUUID()}@example.com`,
    phone: '540-555-7731',
    emergencyContact: 'Ottoline Zephyrine',
    emergencyPhone: '540-555-7732',
    ticketId: `WW-${randomUUID().slice(0, 8).toUpperCase()}`,
    paymentMethod: 'prepaid',
  });
  const noHolder = { holderName: null, holderEmail: null };
  const unused = { eventId: null, ...noHolder };
  await change(`tickets/${body.ticketId}`, { ...newTicket(unused, 'manual', at) });
  // By name alone: a ticket with an address is redeemed by whoever proves it.
  const holder = { holderName: body.fullName, holderEmail: null, seen: noHolder };
  const path = `/api/admin/tickets/${body.ticketId}` as const;
  const reassigned = await world.as('admin', 'PUT', path, { body: holder });
  if (reassigned.status !== 200) throw new Error(reassigned.text);
  const sent = { at: world.at, body, key: randomUUID(), headers: { 'X-Forwarded-For': address } };
  const { json, status, text } = await call('POST', '/api/waiver/submit', sent);
  if (status !== 200) throw new Error(text);
  const uid: string = json.user.id;
  await accountFor(uid);
  // What the session begins with: the exchange itself knows the demo's project alone.
  const [, payload = ''] = String(json.sessionId).split('.');
  const { claims } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const token = tokenFor(uid, claims);
  const checkIn = { participantId: uid, eventId: 'autumn', businessId: 'vino' };
  const place = { latitude: 38.1, longitude: -79.07, accuracy: 10 };
  const attempt = { at: world.at, token, body: { ...checkIn, ...place } };
  const visited = await call('POST', '/api/checkins', attempt);
  if (visited.status !== 200) throw new Error(visited.text);
  return { uid, token, submissionId: String(json.submissionId), body };
}
type Walker = Awaited<ReturnType<typeof walker>>;

/** The paths of all documents, in every collection, that hold one of these texts in their path or fields. */
async function holding(...texts: string[]): Promise<string[]> {
  const documents = await readDocuments(await firestore());
  return [...documents]
    .filter(([path, data]) => texts.some((text) => (path + JSON.stringify(data)).includes(text)))
    .map(([path]) => path);
}
const secretsOf = ({ uid, submissionId, body }: Walker) => [
  uid,
  submissionId,
  'Zephyrine',
  'zephyrine',
  body.email,
  String(body.phone),
  String(body.emergencyPhone),
  address,
];

describe('the data of one person', () => {
  it('is shown whole to an admin', async () => {
    const person = await walker();
    const answer = await world.as('admin', 'GET', `/api/admin/people/${person.uid}`);
    const { documents, hasAccount: has } = answer.json as PersonData;
    expect(has).toBe(true);
    const audit = (path: string) => path.startsWith('audit/') || path.startsWith('admissions/');
    const everywhere = (await holding(...secretsOf(person))).filter((path) => !audit(path));
    expect(documents.map(({ path }) => path).toSorted()).toEqual(everywhere.toSorted());
    expect((await world.as('admin', 'GET', '/api/admin/people/nobody')).status).toBe(404);
  });

  // spec: 2.28
  it('is deleted by the person themselves, but for the sealed release, and says until when', async () => {
    const person = await walker();
    const own = { at: world.at, token: person.token };
    const answer = await call('DELETE', `/api/participants/${person.uid}`, own);
    const until = '2102-11-20T22:00:00.000Z';
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        message: 'Data Deleted',
        kept: [{ what: 'waiver', submissionId: person.submissionId, until }],
      },
    ]);
    const [sealed, ...rest] = await holding(...secretsOf(person).slice(1));
    expect([sealed, rest]).toEqual([`sealedEvidence/${person.submissionId}`, []]);
    expect(await stored(String(sealed))).toMatchObject({ ip: address, expiresAt: until });
    expect(await hasAccount(person.uid)).toBe(false);
    const ticket = await stored(`tickets/${person.body.ticketId}`);
    expect(ticket).toMatchObject({ state: 'redeemed', holderName: null, redeemedBy: null });
  });

  it('is deleted by an admin, once, as the audit says without a name', async () => {
    const person = await walker();
    const path = `/api/admin/people/${person.uid}` as const;
    const answers = [
      await world.as('admin', 'DELETE', path),
      await world.as('admin', 'DELETE', path),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.json).toEqual(answers[0]?.json);
    const notes = (await holding('person.delete')).filter((found) => found.startsWith('audit/'));
    expect(notes).toHaveLength(1);
    expect(await stored(String(notes[0]))).toMatchObject({
      actor: 'admin',
      target: `participants/${person.uid}`,
      details: {},
    });
  });

  it('is nobody else’s to delete or to see', async () => {
    const person = await walker();
    for (const who of ['nobody', 'other attendee', 'desk'] as const) {
      const own = await world.as(who, 'DELETE', `/api/participants/${person.uid}`);
      const others = await world.as(who, 'DELETE', `/api/admin/people/${person.uid}`);
      const seen = await world.as(who, 'GET', `/api/admin/people/${person.uid}`);
      for (const { status } of [own, others, seen]) expect([401, 403]).toContain(status);
    }
    expect(await stored(`participants/${person.uid}`)).toBeDefined();
  });

  it('leaves no name, email or network address in the audit while it is stored', async () => {
    const person = await walker();
    const found = await holding(...secretsOf(person).slice(2));
    expect(found.filter((path) => path.startsWith('audit/'))).toEqual([]);
  });
});

describe('retention', () => {
  const before = '2026-01-01T00:00:00.000Z';
  const old = {
    name: 'Old',
    email: 'old@example.com',
    phoneNumber: '',
    userId: 'old',
    createdAt: '2025-01-01T00:00:00.000Z',
    registrations: { past: 'OLDSUBM1SS10N0000001' },
  };

  it('names who is past it and changes nothing, until it is applied', async () => {
    const person = await walker();
    await change('events/past', { ...event, endTime: '2025-02-15T23:00:00.000Z' });
    await change('participants/old', old);
    const evidence = { participantId: 'gone', eventId: 'past', fullName: 'Gone', email: '' };
    const waiver = { waiverVersion: '1', waiverSha256: '', submittedAt: at, ip: '', userAgent: '' };
    const expired = { sealedAt: at, expiresAt: at };
    await change('sealedEvidence/GONE', { ...evidence, ...waiver, ...expired });
    const all = await readDocuments(await firestore());
    const due = await dueForRetention(before, Date.now());
    expect(due).toEqual({ participantIds: ['old'], submissionIds: ['GONE'] });
    expect(await readDocuments(await firestore())).toEqual(all);
    await applyRetention(due, 'command line', Date.now());
    expect(await stored('participants/old')).toBeUndefined();
    expect(await stored('sealedEvidence/GONE')).toBeUndefined();
    expect(await stored(`participants/${person.uid}`)).toBeDefined();
    expect(await dueForRetention(before, Date.now())).toEqual({
      participantIds: [],
      submissionIds: [],
    });
  });
});
