import { type PersonData } from '@wine-walk/common/api/personal-data.ts';
import { newTicket, noHolder } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { hasAccount } from '../../../functions/src/firestore/people/accounts.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import {
  applyRetention,
  findExpiredRecords,
  keepRetention,
} from '../../../functions/src/modules/personal-data/retention.ts';
import { readDocuments } from '../../../tools/emulators/database.ts';
import { at, event, staffApi } from '../../support/api/calls/staff-api.ts';
import { call } from '../../support/api/client.ts';
import {
  createCheckedInAttendee,
  documentsContaining,
  identifyingValues,
  registrationIp,
  seedEvent,
} from '../../support/api/fixtures/checked-in-attendee.ts';
import { freeEntryOf } from '../../support/api/fixtures/draws.ts';
import { change, stored } from '../../support/api/store/database.ts';
import { watchReads } from '../../support/api/store/watch-reads.ts';

const api = await staffApi();

beforeEach(seedEvent);

describe('personal data', () => {
  it('shows an admin every document of a person', async () => {
    const person = await createCheckedInAttendee(api);
    const answer = await api.as('admin', 'GET', `/api/admin/people/${person.uid}`);
    const { documents, hasAccount: has } = answer.json as PersonData;
    expect(has).toBe(true);
    const audit = (path: string) => path.startsWith('audit/') || path.startsWith('admissions/');
    const everywhere = (await documentsContaining(...identifyingValues(person))).filter(
      (path) => !audit(path),
    );
    expect(documents.map(({ path }) => path).toSorted()).toEqual(everywhere.toSorted());
    expect((await api.as('admin', 'GET', '/api/admin/people/nobody')).status).toBe(404);
  });

  it('deletes all data of a person at their request but the sealed release, with its end date', async () => {
    const person = await createCheckedInAttendee(api);
    const own = { at: api.at, token: person.token };
    const answer = await call('DELETE', `/api/participants/${person.uid}`, own);
    const until = '2102-11-20T22:00:00.000Z';
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        message: 'Data Deleted',
        kept: [{ what: 'waiver', submissionId: person.submissionId, until }],
      },
    ]);
    const [sealed, ...rest] = await documentsContaining(...identifyingValues(person).slice(1));
    expect([sealed, rest]).toEqual([`sealedEvidence/${person.submissionId}`, []]);
    expect(await stored(String(sealed))).toMatchObject({ ip: registrationIp, expiresAt: until });
    expect(await hasAccount(person.uid)).toBe(false);
    const ticket = await stored(`tickets/${person.body.ticketId}`);
    expect(ticket).toMatchObject({ state: 'redeemed', holderName: null, redeemedBy: null });
  });

  it('includes browsers, wallets, cookies and codes of the person, and is deleted with them', async () => {
    const { uid } = await createCheckedInAttendee(api);
    const paths = [
      'deskDoubts',
      'displayNames',
      'notificationDeliveries',
      'pushSubscriptions',
      'redemptionCodes',
      'returnCodes',
      'sessionCookies',
      'walletDevices',
    ].map((collection) => `${collection}/theirs`);
    for (const path of paths) {
      await change(path, { participantId: uid });
      await change(path.replace('theirs', 'others'), { participantId: 'another' });
    }
    const person = `/api/admin/people/${uid}` as const;
    const { documents } = (await api.as('admin', 'GET', person)).json as PersonData;
    expect(documents.map((document) => document.path)).toEqual(expect.arrayContaining(paths));
    expect((await api.as('admin', 'DELETE', person)).status).toBe(200);
    for (const path of paths) {
      expect([path, await stored(path)]).toEqual([path, undefined]);
      expect(await stored(path.replace('theirs', 'others'))).toBeDefined();
    }
  });

  it('keeps no sealed release of a person who never signed', async () => {
    const person = await createCheckedInAttendee(api);
    const unsigned = { liabilityWaiver: false, signedOn: 'host-device' };
    await change(`registrations/${person.submissionId}`, unsigned);
    const own = { at: api.at, token: person.token };
    const answer = await call('DELETE', `/api/participants/${person.uid}`, own);
    expect(answer.json.kept).toEqual([]);
    expect(await documentsContaining(...identifyingValues(person).slice(2))).toEqual([]);
  });

  it('leaves when and on what a guest signed after the registration in the sealed release', async () => {
    const person = await createCheckedInAttendee(api);
    const signature = {
      signedOn: 'paper',
      releaseSignedAt: at,
      releaseOpenedAt: null,
      electronicRecords: false,
    };
    await change(`registrations/${person.submissionId}`, signature);
    await api.as('admin', 'DELETE', `/api/admin/people/${person.uid}`);
    expect(await stored(`sealedEvidence/${person.submissionId}`)).toMatchObject(signature);
  });

  it('deletes a person once for a repeated request of an admin, audited without a name', async () => {
    const person = await createCheckedInAttendee(api);
    const path = `/api/admin/people/${person.uid}` as const;
    const answers = [await api.as('admin', 'DELETE', path), await api.as('admin', 'DELETE', path)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.json).toEqual(answers[0]?.json);
    const notes = (await documentsContaining('person.delete')).filter((found) =>
      found.startsWith('audit/'),
    );
    expect(notes).toHaveLength(1);
    expect(await stored(String(notes[0]))).toMatchObject({
      actor: 'admin',
      target: `participants/${person.uid}`,
      details: {},
    });
  });

  it('rejects reading and deleting the data of another person', async () => {
    const person = await createCheckedInAttendee(api);
    const { token } = await createCheckedInAttendee(api);
    const other = { at: api.at, token };
    expect((await call('DELETE', `/api/participants/${person.uid}`, other)).status).toBe(403);
    expect((await call('GET', `/api/admin/people/${person.uid}`, other)).status).toBe(403);
    for (const who of ['anonymous', 'other attendee', 'desk'] as const) {
      const own = await api.as(who, 'DELETE', `/api/participants/${person.uid}`);
      const others = await api.as(who, 'DELETE', `/api/admin/people/${person.uid}`);
      const seen = await api.as(who, 'GET', `/api/admin/people/${person.uid}`);
      for (const { status } of [own, others, seen]) expect([401, 403]).toContain(status);
    }
    expect(await stored(`participants/${person.uid}`)).toBeDefined();
  });

  it('excludes staff accounts, whose sign-in stays', async () => {
    const path = '/api/admin/people/staff-desk';
    const seen = await api.as('admin', 'GET', path);
    const deleted = await api.as('admin', 'DELETE', path);
    expect([seen.status, deleted.status]).toEqual([404, 404]);
    expect(await hasAccount('staff-desk')).toBe(true);
  });

  it('leaves no name, email or IP address in the audit', async () => {
    const person = await createCheckedInAttendee(api);
    const found = await documentsContaining(...identifyingValues(person).slice(2));
    expect(found.filter((path) => path.startsWith('audit/'))).toEqual([]);
  });
});

describe('retention', () => {
  const before = '2026-01-01T00:00:00.000Z';
  const ticketOf = (eventId: string | null) => ({
    ...newTicket(
      { eventId, holderName: 'Hanna Old', holderEmail: 'hanna@example.com', orderId: 'ORDER-1' },
      'import',
      '2025-01-01T00:00:00.000Z',
    ),
  });

  it('removes holders and orders of unused tickets whose event ended before the date', async () => {
    await change('events/past', { ...event, endTime: '2025-02-15T23:00:00.000Z' });
    await change('events/autumn', event);
    await change('tickets/PAST-1', ticketOf('past'));
    await change('tickets/NONE-1', ticketOf(null));
    await change('tickets/NEW-1', ticketOf('autumn'));
    const due = await findExpiredRecords(before, Date.now());
    expect(due.ticketIds).toEqual(['NONE-1', 'PAST-1']);
    await applyRetention(due, 'command line', Date.now());
    const found = await documentsContaining('Hanna', 'hanna@example.com', 'ORDER-1');
    expect(found).toEqual(['tickets/NEW-1']);
    expect(await stored('tickets/PAST-1')).toMatchObject({ state: 'unused', holderNameTerms: [] });
    expect((await findExpiredRecords(before, Date.now())).ticketIds).toEqual([]);
  });

  it('reads only unused tickets that have a holder or an order and are old enough', async () => {
    await change('events/past', { ...event, endTime: '2025-02-15T23:00:00.000Z' });
    const nobody = { ...ticketOf('past'), ...noHolder };
    await change('tickets/DONE-1', nobody);
    await change('tickets/EMAIL-1', { ...nobody, holderEmail: 'hanna@example.com' });
    await change('tickets/NAME-1', { ...nobody, holderName: 'Hanna Old' });
    await change('tickets/NEW-1', { ...ticketOf('past'), createdAt: before });
    await change('tickets/ORDER-1', { ...nobody, orderId: 'ORDER-1' });
    await change('tickets/USED-1', { ...ticketOf('past'), state: 'redeemed' });
    const reads = watchReads();
    const { ticketIds } = await findExpiredRecords(before, Date.now());
    const read = reads().filter((path) => path.startsWith('tickets/'));
    expect(read.toSorted()).toEqual(['tickets/EMAIL-1', 'tickets/NAME-1', 'tickets/ORDER-1']);
    expect(ticketIds.toSorted()).toEqual(['EMAIL-1', 'NAME-1', 'ORDER-1']);
  });

  it('leaves tickets that were redeemed or deleted meanwhile, and removes the holders of the others', async () => {
    await change('events/past', { ...event, endTime: '2025-02-15T23:00:00.000Z' });
    for (const id of ['PAST-1', 'PAST-2', 'PAST-3'])
      await change(`tickets/${id}`, ticketOf('past'));
    const due = await findExpiredRecords(before, Date.now());
    await commit([
      { kind: 'delete', path: 'tickets/PAST-1' },
      { kind: 'update', path: 'tickets/PAST-2', data: { state: 'redeemed' } },
    ]);
    await applyRetention(due, 'command line', Date.now());
    expect(await stored('tickets/PAST-1')).toBeUndefined();
    expect(await stored('tickets/PAST-2')).toMatchObject({ holderName: 'Hanna Old' });
    expect(await stored('tickets/PAST-3')).toMatchObject({ holderName: null });
  });

  it('deletes everything else if one person cannot be deleted, and then fails', async () => {
    const person = await createCheckedInAttendee(api);
    await change('events/past', { ...event, endTime: '2025-02-15T23:00:00.000Z' });
    await change('events/autumn', { ...event, endTime: '2025-02-15T23:00:00.000Z' });
    await change(`participants/${person.uid}`, { createdAt: old.createdAt });
    await change('results/autumn', { endTime: 'unreadable' });
    for (const uid of ['!first', '~last'])
      await change(`participants/${uid}`, { ...old, userId: uid });
    await change('tickets/PAST-1', ticketOf('past'));
    await expect(keepRetention(24, Date.parse('2027-02-16T04:00:00.000Z'))).rejects.toThrow(
      '1 of 3 people could not be deleted.',
    );
    expect(await stored('participants/!first')).toBeUndefined();
    expect(await stored('participants/~last')).toBeUndefined();
    expect(await stored('tickets/PAST-1')).toMatchObject({ holderName: null });
    expect(await stored(`participants/${person.uid}`)).toBeDefined();
  });

  it('deletes data of an event that ended the set number of months ago', async () => {
    await change('events/past', { ...event, endTime: '2025-02-15T23:00:00.000Z' });
    await change('tickets/PAST-1', ticketOf('past'));
    await keepRetention(24, Date.parse('2027-02-14T04:00:00.000Z'));
    expect(await stored('tickets/PAST-1')).toMatchObject({ holderName: 'Hanna Old' });
    await keepRetention(0, Date.parse('2040-01-01T04:00:00.000Z'));
    expect(await stored('tickets/PAST-1')).toMatchObject({ holderName: 'Hanna Old' });
    await keepRetention(24, Date.parse('2027-02-16T04:00:00.000Z'));
    expect(await stored('tickets/PAST-1')).toMatchObject({ holderName: null, orderId: null });
  });

  it('deletes data every night after the months that the deployment sets', async () => {
    vi.stubEnv('RETENTION_MONTHS', '24');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const { retentionEveryNight } = await import('../../../functions/src/index.ts');
    await change('events/past', { ...event, endTime: '2025-02-15T23:00:00.000Z' });
    await change('tickets/PAST-1', ticketOf('past'));
    const runAt = async (scheduleTime: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(scheduleTime) });
      await Promise.resolve(retentionEveryNight.run({ scheduleTime })).finally(vi.useRealTimers);
      return stored('tickets/PAST-1');
    };
    expect(await runAt('2027-02-14T09:00:00.000Z')).toMatchObject({ holderName: 'Hanna Old' });
    expect(await runAt('2027-02-16T09:00:00.000Z')).toMatchObject({ holderName: null });
  });

  const old = {
    name: 'Old',
    email: 'old@example.com',
    phoneNumber: '',
    userId: 'old',
    createdAt: '2025-01-01T00:00:00.000Z',
    registrations: { past: 'OLDSUBM1SS10N0000001' },
  };

  it('lists people past retention and deletes only with --apply', async () => {
    const person = await createCheckedInAttendee(api);
    await change('events/past', { ...event, endTime: '2025-02-15T23:00:00.000Z' });
    await change('participants/old', old);
    const faithful = { past: 'FA1THSUBM1SS10N00001', autumn: 'FA1THSUBM1SS10N00002' };
    await change('participants/faithful', { ...old, userId: 'faithful', registrations: faithful });
    const evidence = { participantId: 'gone', eventId: 'past', fullName: 'Gone', email: '' };
    const waiver = { waiverVersion: '1', waiverSha256: '', submittedAt: at, ip: '', userAgent: '' };
    const expired = { sealedAt: at, expiresAt: at };
    await change('sealedEvidence/GONE', { ...evidence, ...waiver, ...expired });
    const retention = { sealedAt: at, expiresAt: '2102-11-20T22:00:00.000Z' };
    await change('sealedEvidence/KEPT', { ...evidence, ...waiver, ...retention });
    const volunteer = {
      businessId: null,
      name: 'Vera Old',
      secret: 'secret',
      pin: '1234',
      isActive: false,
      createdAt: old.createdAt,
      createdBy: 'admin',
      joins: 0,
      phone: '555 0100',
      email: 'vera@example.com',
      task: '',
      from: '',
      to: '',
      noShowAt: null,
      replacedBy: null,
    };
    await change('volunteers/old', { ...volunteer, eventId: 'past' });
    await change('volunteers/new', { ...volunteer, eventId: 'autumn' });
    const free = { createdAt: old.createdAt };
    await change('freeEntries/old', freeEntryOf({ ...free, eventId: 'past' }));
    await change('freeEntries/new', freeEntryOf(free));
    const signature = {
      businessId: 'vino',
      agreementId: 'a1',
      version: 'a1-en',
      sha256: '',
      name: 'Vera Old',
      signedAt: old.createdAt,
      signedBy: 'shop-vino',
      ip: '192.0.2.1',
      userAgent: 'a browser',
    };
    await change('agreementSignatures/past_vino_a1', { ...signature, eventId: 'past' });
    await change('agreementSignatures/autumn_vino_a1', { ...signature, eventId: 'autumn' });
    const all = await readDocuments(await firestore());
    const due = await findExpiredRecords(before, Date.now());
    expect(due).toEqual({
      participantIds: ['old'],
      volunteerIds: ['old'],
      freeEntryIds: ['old'],
      signaturePaths: ['agreementSignatures/past_vino_a1'],
      submissionIds: ['GONE'],
      ticketIds: [],
    });
    expect(await readDocuments(await firestore())).toEqual(all);
    await applyRetention(due, 'command line', Date.now());
    expect(await stored('participants/old')).toBeUndefined();
    expect(await stored('participants/faithful')).toBeDefined();
    expect(await stored('volunteers/old')).toBeUndefined();
    expect(await stored('volunteers/new')).toBeDefined();
    expect(await stored('freeEntries/old')).toBeUndefined();
    expect(await stored('freeEntries/new')).toBeDefined();
    expect(await stored('agreementSignatures/past_vino_a1')).toBeUndefined();
    expect(await stored('agreementSignatures/autumn_vino_a1')).toBeDefined();
    expect(await stored('sealedEvidence/GONE')).toBeUndefined();
    expect(await stored('sealedEvidence/KEPT')).toBeDefined();
    expect(await stored(`participants/${person.uid}`)).toBeDefined();
    expect(await findExpiredRecords(before, Date.now())).toEqual({
      participantIds: [],
      volunteerIds: [],
      freeEntryIds: [],
      signaturePaths: [],
      submissionIds: [],
      ticketIds: [],
    });
  });
});
