import { type Browser, expect } from '@playwright/test';
import { type CheckInDocument } from '@wine-walk/common/model/check-in.ts';
import { type ProgressDocument, type Visit } from '@wine-walk/common/model/participants.ts';
import { fromFirestore } from '../../../functions/src/firestore/converter.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { readSources } from '../../../tools/demo/sources.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import { checkInRecord } from '../check-in-record.ts';
import { registerAsNew } from '../e2e/registration.ts';
import { stack } from '../stack.ts';

/** How far somebody has come: what of their progress differs from test to test. */
export type ProgressFixture = Pick<ProgressDocument, 'visits' | 'unlocked' | 'claims'>;

/** Somebody who has registered, and what a browser keeps of them: enough to be them in another page. */
export type Person = Awaited<ReturnType<typeof register>>;

/** Registers Maya Castellanos anew. */
export async function register(browser: Browser) {
  const context = await browser.newContext({ baseURL: stack.url, locale: 'en-US' });
  const page = await context.newPage();
  const email = await registerAsNew(page, 'Maya Castellanos');
  // Until the signed-in app is there, and so the session is kept.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const session = await context.storageState({ indexedDB: true });
  await context.close();
  // The walk that the device kept is this person's of now: a screen would begin with it, or not, as its writing was in time.
  for (const origin of session.origins)
    origin.localStorage = origin.localStorage.filter(({ name }) => name !== 'ww:walk');
  const database = await openDatabase(stack.ports);
  const found = await database
    .collection(documentPaths.participants)
    .where('email', '==', email)
    .get();
  const uid = found.docs[0]?.id ?? '';
  const { registrations } = found.docs[0]?.data() as { registrations: Record<string, string> };
  return { uid, email, session, submissionId: registrations[demoEventId] ?? '' };
}

/** Puts a person, who has paid, where they should stand, and forgets the check-ins of an earlier test. */
export async function setProgress(
  { uid, submissionId }: Person,
  standing: ProgressFixture,
): Promise<void> {
  const database = await openDatabase(stack.ports);
  const made = await database
    .collection(documentPaths.checkIns)
    .where('participantId', '==', uid)
    .get();
  await commit([
    {
      kind: 'update',
      path: documentPaths.progress(uid, demoEventId),
      data: { refusals: {}, ...standing },
    },
    { kind: 'update', path: documentPaths.registration(submissionId), data: { isVerified: true } },
    ...made.docs.map(({ ref }) => ({ kind: 'delete' as const, path: ref.path })),
  ]);
}

/** Has made check-ins that wait for staff, at these businesses; their visits wait, too. */
export async function waitForReview(
  { uid }: Person,
  checkIns: readonly Pick<
    CheckInDocument,
    'businessId' | 'latitude' | 'longitude' | 'accuracyMeters' | 'distanceMeters' | 'reasons'
  >[],
): Promise<void> {
  await openDatabase(stack.ports);
  await commit(
    checkIns.map((given, index) => {
      const ids = { eventId: demoEventId, participantId: uid };
      const state = { state: 'pending', usedVenueCode: index % 2 === 1 } as const;
      const data = checkInRecord({ ...given, ...ids, ...state }, at(12 - index));
      return { kind: 'set', path: documentPaths.checkIn(demoEventId, uid, given.businessId), data };
    }),
  );
}

/** Staff have refused their check-in at a business. */
export async function refuse({ uid }: Person, businessId: string): Promise<void> {
  await openDatabase(stack.ports);
  const refusal = { checkInTime: at(9), refusedAt: at(2), reason: 'not-there' };
  const data = { refusals: { [businessId]: refusal } };
  await commit([{ kind: 'update', path: documentPaths.progress(uid, demoEventId), data }]);
}

/** Staff refuse the check-in that waits for them at a business, as it was made. */
export async function refusePendingCheckIn({ uid }: Person, businessId: string): Promise<void> {
  const path = documentPaths.progress(uid, demoEventId);
  const found = await (await openDatabase(stack.ports)).doc(path).get();
  const { visits } = fromFirestore(found.data()) as Pick<ProgressDocument, 'visits'>;
  const { [businessId]: visit, ...others } = visits;
  const refusal = { checkInTime: visit?.checkInTime, refusedAt: at(0), reason: 'not-there' };
  const data = { visits: others, refusals: { [businessId]: refusal } };
  await commit([{ kind: 'update', path, data }]);
}

/** Takes the person off the list of the demo's event, or puts them on it again. */
export async function setRegistered(person: Person, isRegistered: boolean): Promise<void> {
  const registrations = isRegistered ? { [demoEventId]: person.submissionId } : {};
  const path = documentPaths.participant(person.uid);
  await commit([{ kind: 'update', path, data: { registrations } }]);
}

/** Lets `work` see the app as it is where a person's record is missing. */
export async function withoutParticipant(
  { uid }: Person,
  work: () => Promise<void>,
): Promise<void> {
  const document = (await openDatabase(stack.ports)).doc(documentPaths.participant(uid));
  const kept = (await document.get()).data() ?? {};
  await document.delete();
  try {
    await work();
  } finally {
    await document.set(kept);
  }
}

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
const visit = (minutesAgo: number, state: Visit['state'] = 'verified'): Visit => ({
  checkInTime: at(minutesAgo),
  state,
});

/** Has only just registered. */
export const newcomer = (): ProgressFixture => ({ visits: {}, unlocked: {}, claims: {} });

/** Four verified visits, a pending one, and a claimed reward. */
export const progressMidEvent = (): ProgressFixture => ({
  visits: {
    'vino-veritas': visit(44),
    'the-print-room': visit(31),
    'corner-books': visit(17),
    'rosewater-patisserie': visit(9, 'pending'),
    'the-orpheum': visit(3),
  },
  unlocked: { 'first-pour': { unlockedAt: at(44) } },
  claims: { 'first-pour': { claimedAt: at(20) } },
});

/** Has been at every business. */
export const progressComplete = (): ProgressFixture => {
  const businesses = readSources().businesses.filter(({ isActive }) => isActive);
  const visits = businesses.map(({ id }, index) => [id, visit(50 - 3 * index)] as const);
  return { visits: Object.fromEntries(visits), unlocked: {}, claims: {} };
};
