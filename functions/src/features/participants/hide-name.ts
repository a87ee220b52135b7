import type { hideDisplayName } from '../../contract/admin-participants.ts';
import { progressDocument, registrationDocument } from '../../contract/documents.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import type { StaffMember } from '../../http/caller.ts';
import { auditWrite } from '../../store/audit.ts';
import { commitWithRetry } from '../../store/commit-with-retry.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
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
