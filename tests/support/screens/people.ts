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

/** Progress that differs from test to test. */
export type ProgressFixture = Pick<ProgressDocument, 'visits' | 'unlocked' | 'claims'>;

/** Registered attendee with the browser storage of their session. */
export type Person = Awaited<ReturnType<typeof register>>;

/** Registers Maya Castellanos. */
export async function register(browser: Browser) {
  const context = await browser.newContext({ baseURL: stack.url, locale: 'en-US' });
  const page = await context.newPage();
  const email = await registerAsNew(page, 'Maya Castellanos');
  // The signed-in app has stored the session.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const session = await context.storageState({ indexedDB: true });
  await context.close();
  // Removes the cached event data and HTML snapshot, which may or may not have been written yet.
  const cached = ['ww:walk', 'ww:screen'];
  for (const origin of session.origins)
    origin.localStorage = origin.localStorage.filter(({ name }) => !cached.includes(name));
  const database = await openDatabase(stack.ports);
  const found = await database
    .collection(documentPaths.participants)
    .where('email', '==', email)
    .get();
  const uid = found.docs[0]?.id ?? '';
  const { registrations } = found.docs[0]?.data() as { registrations: Record<string, string> };
  return { uid, email, session, submissionId: registrations[demoEventId] ?? '' };
}

/** Sets the progress of a paid attendee and deletes earlier check-ins. */
export async function setProgress(
  { uid, submissionId }: Person,
  progress: ProgressFixture,
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
      data: { refusals: {}, ...progress },
    },
    {
      kind: 'update',
      path: documentPaths.registration(submissionId),
      data: { isVerified: true, state: 'paid', arrivedAt: null },
    },
    ...made.docs.map(({ ref }) => ({ kind: 'delete' as const, path: ref.path })),
  ]);
}

/** Makes the registration one that has to be paid at the desk, until `setProgress`. */
export async function setUnpaid({ submissionId }: Person): Promise<void> {
  await openDatabase(stack.ports);
  const data = { isVerified: false, state: 'cash-due' };
  await commit([{ kind: 'update', path: documentPaths.registration(submissionId), data }]);
}

/** Admits the attendee at the desk, until `setProgress`. */
export async function setArrived({ submissionId }: Person): Promise<void> {
  await openDatabase(stack.ports);
  const data = { state: 'arrived', arrivedAt: at(50) };
  await commit([{ kind: 'update', path: documentPaths.registration(submissionId), data }]);
}

/** Makes the registration one of a guest who did not sign the release, or signed it. */
export async function setSigned({ submissionId }: Person, isSigned: boolean): Promise<void> {
  await openDatabase(stack.ports);
  const data = { liabilityWaiver: isSigned };
  await commit([{ kind: 'update', path: documentPaths.registration(submissionId), data }]);
}

/** Cancels a registration, as staff do. */
export async function cancelRegistration(submissionId: string): Promise<void> {
  await openDatabase(stack.ports);
  const data = { status: 'cancelled', state: 'cancelled', cancelledAt: new Date().toISOString() };
  await commit([{ kind: 'update', path: documentPaths.registration(submissionId), data }]);
}

/** Adds pending check-ins and visits at these businesses. */
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

/** Adds a check-in that staff refused. */
export async function refuse({ uid }: Person, businessId: string): Promise<void> {
  await openDatabase(stack.ports);
  const refusal = { checkInTime: at(9), refusedAt: at(2), reason: 'not-there' };
  const data = { refusals: { [businessId]: refusal } };
  await commit([{ kind: 'update', path: documentPaths.progress(uid, demoEventId), data }]);
}

/** Refuses the pending check-in at a business as staff. */
export async function refusePendingCheckIn({ uid }: Person, businessId: string): Promise<void> {
  const path = documentPaths.progress(uid, demoEventId);
  const found = await (await openDatabase(stack.ports)).doc(path).get();
  const { visits } = fromFirestore(found.data()) as Pick<ProgressDocument, 'visits'>;
  const { [businessId]: visit, ...others } = visits;
  const refusal = { checkInTime: visit?.checkInTime, refusedAt: at(0), reason: 'not-there' };
  const data = { visits: others, refusals: { [businessId]: refusal } };
  await commit([{ kind: 'update', path, data }]);
}

/** Removes or restores the registration for the demo event. */
export async function setRegistered(person: Person, isRegistered: boolean): Promise<void> {
  const registrations = isRegistered ? { [demoEventId]: person.submissionId } : {};
  const path = documentPaths.participant(person.uid);
  await commit([{ kind: 'update', path, data: { registrations } }]);
}

/** Runs `work` while the participant document is missing. */
export async function withoutParticipant(
  { uid }: Person,
  work: () => Promise<void>,
): Promise<void> {
  const document = (await openDatabase(stack.ports)).doc(documentPaths.participant(uid));
  const previous = (await document.get()).data() ?? {};
  await document.delete();
  try {
    await work();
  } finally {
    await document.set(previous);
  }
}

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
const visit = (minutesAgo: number, state: Visit['state'] = 'verified'): Visit => ({
  checkInTime: at(minutesAgo),
  state,
});

/** Progress right after registration. */
export const newcomer = (): ProgressFixture => ({ visits: {}, unlocked: {}, claims: {} });

/** Four verified visits, one pending, and one claimed reward. */
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

/** The same, with the rewards of these visits unlocked, so that the next visit brings another one closer. */
export const progressBetweenRewards = (): ProgressFixture => {
  const ids = ['first-pour', 'gold-stamp', 'three-doors-down'];
  const unlocked = Object.fromEntries(ids.map((id) => [id, { unlockedAt: at(17) }]));
  return { ...progressMidEvent(), unlocked };
};

/** Visits at every business. */
export const progressComplete = (): ProgressFixture => {
  const businesses = readSources().businesses.filter(({ isActive }) => isActive);
  const visits = businesses.map(({ id }, index) => [id, visit(50 - 3 * index)] as const);
  return { visits: Object.fromEntries(visits), unlocked: {}, claims: {} };
};
