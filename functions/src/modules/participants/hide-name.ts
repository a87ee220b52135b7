import { type hideDisplayName } from '@wine-walk/common/api/admin-registrations.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { progressDocument } from '@wine-walk/common/model/participants.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';
import { leaderboardEntryWrite } from './leaderboard.ts';

/**
 * Takes the display name of a registration's participant off its event's leaderboard, or puts it back. While it
 * is hidden they choose no other, and nobody else can have it. Repeated, it changes nothing.
 */
export async function hideName(
  submissionId: string,
  isHidden: boolean,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<typeof hideDisplayName> | Problem<'not-found'>> {
  const target = documentPaths.registration(submissionId);
  const registration = await readDocument(target, registrationDocument);
  if (!registration) return problem('not-found', 'This registration is not known any more.');
  const { participantId: uid, eventId } = registration.data;
  return commitWithRetry<ResponseOf<typeof hideDisplayName>, Problem<'not-found'>>(async () => {
    const stored = await readDocument(documentPaths.progress(uid, eventId), progressDocument);
    const name = stored?.data.leaderboardName ?? stored?.data.hiddenName ?? null;
    if (!stored || name === null) return problem('not-found', 'They are not on the leaderboard.');
    const response = { displayName: name, isHidden };
    if ((stored.data.hiddenName !== null) === isHidden) return { writes: [], response };
    const data = { leaderboardName: isHidden ? null : name, hiddenName: isHidden ? name : null };
    const action = isHidden ? 'display-name.hide' : 'display-name.show';
    return {
      writes: [
        { kind: 'update', path: stored.path, data, revision: stored.revision },
        await leaderboardEntryWrite(stored.data, data.leaderboardName),
        auditWrite({ actor: caller.username, action, target, now }),
      ],
      response,
    };
  });
}
