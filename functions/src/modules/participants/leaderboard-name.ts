import { hash } from 'node:crypto';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { chooseLeaderboardName } from '@wine-walk/common/api/participants.ts';
import type { hideDisplayName } from '@wine-walk/common/api/staff/registrations.ts';
import {
  displayNameDocument,
  type ProgressDocument,
  progressDocument,
} from '@wine-walk/common/model/participants.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { leaveLeaderboardWrite } from '../../firestore/people/progress.ts';
import { readAccountsNamed } from '../../firestore/people/staff.ts';
import { consumeAttempt, rateLimit, tooManyAttempts } from '../../firestore/rate-limits.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { displayNameKey, impersonatesStaff, normalizeDisplayName } from '../../lib/display-name.ts';

/** Releases the previous name and reserves the next one. */
async function nameReservationWrites(
  [before, next]: readonly [string | null, string | null],
  eventId: string,
  uid: string,
): Promise<Write[] | 'taken'> {
  const reservations = [before, next].map((name) =>
    documentPaths.displayName(eventId, name === null ? 'none' : sha256(displayNameKey(name))),
  ) as [string, string];
  const [held, requested] = await readDocuments(
    [reservations[0], displayNameDocument],
    [reservations[1], displayNameDocument],
  );
  if (next !== null && requested && requested.data.participantId !== uid) return 'taken';
  const isOther = reservations[0] !== reservations[1];
  const writes: Write[] = [];
  if (isOther && held?.data.participantId === uid)
    writes.push({ kind: 'delete', path: reservations[0], revision: held.revision });
  if (next !== null && !requested)
    writes.push({ kind: 'create', path: reservations[1], data: { eventId, participantId: uid } });
  return writes;
}

const sha256 = (text: string) => hash('sha256', text).slice(0, 40);

type ChooseNameResponse = ResponseOf<typeof chooseLeaderboardName>;
type ChooseNameProblem = Problem<
  | 'name-hidden'
  | 'name-of-staff'
  | 'name-taken'
  | 'name-unreadable'
  | 'not-registered'
  | 'too-many-attempts'
>;
interface Chooser {
  uid: string;
  eventId: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Joins an event's leaderboard with a name, or leaves it with null. A name, including all similar-looking
 * ones, belongs to one participant of an event, who holds the document of its key.
 */
export async function chooseName(
  typed: string | null,
  chooser: Chooser,
): Promise<ChooseNameResponse | ChooseNameProblem> {
  const refusal = typed === null ? undefined : await refusalOf(typed, chooser);
  if (refusal) return refusal;
  const name = typed === null ? null : normalizeDisplayName(typed);
  return commitWithRetry<ChooseNameResponse, ChooseNameProblem>(async () => decide(name, chooser));
}

async function refusalOf(
  typed: string,
  { uid, now }: Chooser,
): Promise<ChooseNameProblem | undefined> {
  const name = normalizeDisplayName(typed);
  if (name === null) return problem('name-unreadable');
  // Counted before the names of accounts are read, so that no client can test which exist.
  const { waitMs } = await consumeAttempt([rateLimit('displayNamesPerParticipant', uid)], now);
  if (waitMs > 0) return tooManyAttempts(waitMs, 'changes');
  const accounts = await readAccountsNamed(displayNameKey(name));
  const staff = accounts.flatMap(({ data }) => [data.fullName, data.username]);
  return impersonatesStaff(name, staff) ? problem('name-of-staff') : undefined;
}

async function decide(name: string | null, { uid, eventId, now }: Chooser) {
  const stored = await readDocument(documentPaths.progress(uid, eventId), progressDocument);
  if (!stored) return problem('not-registered');
  const { leaderboardName: before, hiddenName } = stored.data;
  if (name !== null && hiddenName !== null) return problem('name-hidden');
  const holds = await nameReservationWrites([before, name], eventId, uid);
  if (holds === 'taken') return problem('name-taken');
  const names = { leaderboardName: name, hiddenName: null };
  return {
    writes: before === name ? [] : [...renameWrites(stored, names, now), ...holds],
    response: { displayName: name },
  };
}

/**
 * Returns the writes of the names of a progress. One who joins or returns appears with the next rebuild of the standings,
 * which reads the change, so that no document is written by everyone who joins.
 */
function renameWrites(
  { path, revision, data: { participantId, eventId } }: Stored<ProgressDocument>,
  names: Pick<ProgressDocument, 'hiddenName' | 'leaderboardName'>,
  now: number,
): Write[] {
  const data = { ...names, visitsChangedAt: new Date(now).toISOString() };
  const rename: Write = { kind: 'update', path, data, revision };
  return names.leaderboardName === null
    ? [rename, leaveLeaderboardWrite(participantId, eventId)]
    : [rename];
}

/**
 * Hides the display name of a registration's participant on the leaderboard, or shows it again. While hidden,
 * they cannot choose another, and no other participant can use it. Idempotent.
 */
export async function hideName(
  submissionId: string,
  isHidden: boolean,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<
  ResponseOf<typeof hideDisplayName> | Problem<'not-on-leaderboard' | 'registration-gone'>
> {
  const target = documentPaths.registration(submissionId);
  const registration = await readDocument(target, registrationDocument);
  if (!registration) return problem('registration-gone');
  const { participantId: uid, eventId } = registration.data;
  return commitWithRetry<
    ResponseOf<typeof hideDisplayName>,
    Problem<'not-on-leaderboard' | 'registration-gone'>
  >(async () => {
    const stored = await readDocument(documentPaths.progress(uid, eventId), progressDocument);
    const name = stored?.data.leaderboardName ?? stored?.data.hiddenName ?? null;
    if (!stored || name === null) return problem('not-on-leaderboard');
    const response = { displayName: name, isHidden };
    if ((stored.data.hiddenName !== null) === isHidden) return { writes: [], response };
    const names = { leaderboardName: isHidden ? null : name, hiddenName: isHidden ? name : null };
    const action = isHidden ? 'display-name.hide' : 'display-name.show';
    return {
      writes: [
        ...renameWrites(stored, names, now),
        auditWrite({ actor: caller.username, action, target, now }),
      ],
      response,
    };
  });
}
