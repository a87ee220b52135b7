import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type chooseLeaderboardName } from '@wine-walk/common/api/participants.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type ProgressDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { consumeAttempt, rateLimit, tooManyAttempts } from '../../firestore/rate-limits.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import { readStaff } from '../../firestore/staff.ts';
import type { Write } from '../../firestore/write.ts';
import { impersonatesStaff, normalizeDisplayName } from './display-name.ts';
import { leaderboardEntryWrite } from './leaderboard.ts';
import { nameReservationWrites } from './name-reservations.ts';

type Answer = ResponseOf<typeof chooseLeaderboardName>;
type Refusal = Problem<
  'not-registered' | 'name-not-allowed' | 'name-taken' | 'name-hidden' | 'too-many-requests'
>;
interface Chooser {
  uid: string;
  eventId: string;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/**
 * Joins an event's leaderboard under a name, or leaves it with null. A name is one person's at an event, and so
 * are all that look like it: whoever has it holds the document of its key.
 */
export async function chooseName(
  typed: string | null,
  chooser: Chooser,
): Promise<Answer | Refusal> {
  const refusal = typed === null ? undefined : await refusalOf(typed, chooser);
  if (refusal) return refusal;
  const name = typed === null ? null : normalizeDisplayName(typed);
  return commitWithRetry<Answer, Refusal>(async () => decide(name, chooser));
}

async function refusalOf(typed: string, { uid, now }: Chooser): Promise<Refusal | undefined> {
  const name = normalizeDisplayName(typed);
  if (name === null)
    return problem('name-not-allowed', 'Please use letters, digits and signs that everybody sees.');
  const staff = (await readStaff()).flatMap(({ data }) => [data.fullName, data.username]);
  if (impersonatesStaff(name, staff))
    return problem('name-not-allowed', 'This looks like a name of staff. Please choose another.');
  const { waitMs } = await consumeAttempt([rateLimit('displayNamesPerParticipant', uid)], now);
  return waitMs > 0 ? tooManyAttempts(waitMs, 'changes') : undefined;
}

async function decide(name: string | null, { uid, eventId }: Chooser) {
  const stored = await readDocument(documentPaths.progress(uid, eventId), progressDocument);
  if (!stored) return problem('not-registered', 'Please register for this event first.');
  const { leaderboardName: before, hiddenName } = stored.data;
  if (name !== null && hiddenName !== null)
    return problem('name-hidden', 'Staff have hidden your name. Please ask at the desk.');
  const holds = await nameReservationWrites([before, name], eventId, uid);
  if (holds === 'taken')
    return problem('name-taken', 'Somebody has this name. Please choose another.');
  return {
    writes:
      before === name
        ? []
        : [rename(stored, name), ...holds, await leaderboardEntryWrite(stored.data, name)],
    response: { displayName: name },
  };
}

const rename = ({ path, revision }: Stored<ProgressDocument>, name: string | null): Write => ({
  kind: 'update',
  path,
  data: { leaderboardName: name },
  revision,
});
