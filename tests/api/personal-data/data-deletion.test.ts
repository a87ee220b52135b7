import { format } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { changeWrite } from '../../../functions/src/firestore/changes.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { queueComposedMailWrite } from '../../../functions/src/mail/queue.ts';
import { captureLog } from '../../../functions/src/support/capture-log.ts';
import { staffApi } from '../../support/api/calls/staff-api.ts';
import { call } from '../../support/api/client.ts';
import {
  type CheckedInAttendee,
  createCheckedInAttendee,
  documentsContaining,
  identifyingValues,
  seedEvent,
} from '../../support/api/fixtures/checked-in-attendee.ts';
import { isolatedProjectId } from '../../support/api/isolated-project.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { CommittedBatch, change, stored } from '../../support/api/store/database.ts';

const api = await staffApi();

/** Captures everything that the process logs. */
function listenToLog(): () => string {
  const logged: string[] = [];
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...words) => void logged.push(format(...words))),
  );
  const writes = captureLog().mockImplementation(
    (entry) => void logged.push(JSON.stringify(entry)),
  );
  onTestFinished(() => writes.mockRestore());
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  return () => logged.join('\n');
}

/** Slots of limited rewards by number: one that they reserved, one that they claimed. */
const slotPaths = [0, 1].map((number) =>
  documentPaths.rewardSlot('autumn', 'glass', String(number)),
);

/** Uses further features: limited rewards, a leaderboard name, a group, feedback, a liked drink with a note. */
async function goAbout({ uid, token }: CheckedInAttendee): Promise<void> {
  const reservedUntil = new Date(Date.now() + 300_000).toISOString();
  const slot = { eventId: 'autumn', rewardId: 'glass', participantId: uid, reservedUntil };
  for (const [number, path] of slotPaths.entries())
    await change(path, { ...slot, number, isClaimed: number === 1 });
  const own = { at: api.at, token };
  const name = { ...own, body: { displayName: 'Zephyrine of Wine' } };
  const answers = [
    await call('PUT', `/api/participants/${uid}/leaderboard/autumn`, name),
    await call('POST', '/api/events/autumn/group', own),
    await call('POST', '/api/events/autumn/feedback', {
      ...own,
      body: { evening: 3, businesses: 3, again: 3 },
    }),
    await call('PUT', '/api/events/autumn/liked-pours/vino/p1', {
      ...own,
      body: { note: 'Zephyrine loved it' },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
}

/** Imports their ticket, whose earlier values are stored for the undo. */
async function importTicket({ body }: CheckedInAttendee): Promise<void> {
  const before = { eventId: null, holderName: body.fullName, holderEmail: body.email };
  const ticket = { ...before, typeId: null, orderId: null, owes: false };
  await commit([
    changeWrite({
      id: 'sold',
      kind: 'ticket-change',
      eventId: null,
      summary: { change: 'import', count: 1, firstTicket: body.ticketId, lastTicket: '' },
      undoData: { tickets: [{ id: body.ticketId, before: ticket, version: '', deleted: null }] },
      documents: [documentPaths.ticket(body.ticketId)],
      caller: { uid: 'staff-admin', username: 'admin', fullName: 'Admin' },
      now: Date.now(),
    }),
  ]);
}

/** Queues a confirmation to them, and one to an earlier email of theirs, which are retained for a week. */
async function queueMails({ body: { email }, submissionId }: CheckedInAttendee): Promise<void> {
  const mail = { kind: 'confirmation', language: 'en', submissionId } as const;
  const write = (id: string, to: string) => queueComposedMailWrite(id, { ...mail, to }, Date.now());
  await commit([write('theirs', email), write('earlier', `earlier.${email}`)]);
}

/** Provokes an invalid document and a failing commit, both of which are logged. */
async function failWith({ token, body, submissionId }: CheckedInAttendee): Promise<void> {
  const registration = `registrations/${submissionId}`;
  const { submittedAt } = await stored(registration);
  await change(registration, { submittedAt: 'not a time' });
  const damaged = await call('GET', `/api/waiver/${submissionId}`, { at: api.at, token });
  await change(registration, { submittedAt });
  const lost = Object.assign(new Error('13 INTERNAL: the connection was lost'), { code: 13 });
  const broken = vi.spyOn(CommittedBatch.prototype, 'commit').mockRejectedValueOnce(lost);
  const again = { ...body, ticketId: '', paymentMethod: 'cash' as const };
  const failed = await call('POST', '/api/waiver/submit', { at: api.at, body: again });
  broken.mockRestore();
  expect([damaged.json.code, failed.status]).toEqual(['unreadable', 500]);
}

/** Returns all answers that show people: lists, searches, exports and their confirmation, which is deleted with them. */
async function everyList(
  { body, submissionId }: CheckedInAttendee,
  confirmationStatus: number,
): Promise<string> {
  const as = api.as;
  const lookup = (text: string) =>
    as('desk', 'POST', '/api/admin/desk/lookup', { body: { text, eventId: 'autumn' } });
  const [confirmation, ...lists] = await Promise.all([
    call('GET', `/api/waiver/${submissionId}`, { at: api.at }),
    as('admin', 'POST', '/api/admin/registrations/export', { body: { eventId: 'autumn' } }),
    as('admin', 'GET', '/api/admin/registrations?eventId=autumn'),
    as('admin', 'GET', '/api/admin/registrations?eventId=autumn&search=zephyrine'),
    as('admin', 'GET', '/api/admin/tickets?search=zephyrine'),
    as('admin', 'GET', '/api/admin/tickets'),
    as('admin', 'GET', '/api/admin/events/autumn/feedback'),
    as('admin', 'GET', '/api/admin/events/autumn/overview'),
    as('admin', 'GET', '/api/admin/check-ins/pending?eventId=autumn'),
    as('admin', 'GET', '/api/admin/desk/changes?eventId=autumn'),
    as('desk', 'GET', '/api/admin/desk/snapshot?eventId=autumn'),
    call('GET', '/api/events/autumn/leaderboard', { at: api.at }),
    lookup('Zephyrine'),
    lookup(body.email),
    lookup(body.ticketId),
  ]);
  expect(confirmation.status).toBe(confirmationStatus);
  expect(lists.filter(({ status }) => status !== 200)).toEqual([]);
  // The desk repeats the typed text in its response.
  const typed = /"lookedUp":"[^"]*"/g;
  return [confirmation, ...lists].map(({ text }) => text.replaceAll(typed, '')).join('\n');
}

/** Lists every Auth account. */
async function everyAccount(): Promise<string> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host } = process.env;
  const accounts = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${isolatedProjectId}/accounts:batchGet?maxResults=1000`;
  const answer = await fetch(accounts, { headers: { Authorization: 'Bearer owner' } });
  return answer.text();
}

it.skipIf(isPacked)(
  'leaves deleted data in no collection, account, list, file or log',
  async () => {
    await seedEvent();
    const log = listenToLog();
    const person = await createCheckedInAttendee(api);
    await goAbout(person);
    await failWith(person);
    await importTicket(person);
    await queueMails(person);
    const [uid = '', submissionId = '', ...known] = identifyingValues(person);
    const foundIn = (text: string, ...words: string[]) =>
      words.filter((word) => text.includes(word));
    expect(foundIn(await everyList(person, 200), 'Zephyrine', person.body.email).length).toBe(2);
    expect(foundIn(await everyAccount(), uid)).toEqual([uid]);

    const own = { at: api.at, token: person.token };
    expect((await call('DELETE', `/api/participants/${uid}`, own)).status).toBe(200);

    const slots = await Promise.all(slotPaths.map(stored));
    expect(slots).toEqual([undefined, expect.objectContaining({ number: 1, isClaimed: true })]);
    expect(await documentsContaining(submissionId, 'Quentin', ...known)).toEqual([
      `sealedEvidence/${submissionId}`,
    ]);
    // Only the id remains: in the audit, in emptied references and in the sealed release.
    const collections = (await documentsContaining(uid)).map((path) => path.split('/')[0]);
    expect([...new Set(collections)].toSorted()).toEqual(['audit', 'sealedEvidence']);
    expect(foundIn(await everyAccount(), uid, ...known)).toEqual([]);
    expect(foundIn(await everyList(person, 404), uid, 'Quentin', ...known)).toEqual([]);
    expect(log()).toContain('has invalid fields: submittedAt');
    expect(log()).toContain('the connection was lost');
    expect(foundIn(log(), 'Quentin', ...known)).toEqual([]);
  },
);
