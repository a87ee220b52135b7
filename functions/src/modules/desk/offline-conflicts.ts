import {
  type listOfflineConflicts,
  type OfflineConflict,
  type resolveOfflineConflict,
} from '@wine-walk/common/api/desk.ts';
import type { BodyOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import {
  type OfflineConflictDocument,
  offlineConflictDocument,
} from '@wine-walk/common/model/desk.ts';
import { participantDocument } from '@wine-walk/common/model/participants.ts';
import { rewardDocument } from '@wine-walk/common/model/rewards.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readOpenConflicts } from '../../firestore/desk.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { recordPeopleRead } from '../../firestore/people-reads.ts';
import { readDocument, readDocumentsSkippingInvalid, type Stored } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';

/** Returns the unresolved conflicts of an event, latest first. Audited with their number, once in 10 minutes. */
export async function listOpenConflicts(
  eventId: string,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<typeof listOfflineConflicts>> {
  const stored = await readOpenConflicts(eventId);
  const conflicts = await Promise.all(stored.map(withNames));
  const target = documentPaths.event(eventId);
  const list = { action: 'desk.doubts', target, size: conflicts.length };
  await recordPeopleRead({ caller, now, list });
  return { conflicts: conflicts.toSorted((a, b) => b.happenedAt.localeCompare(a.happenedAt)) };
}

async function withNames({ id, data }: Stored<OfflineConflictDocument>): Promise<OfflineConflict> {
  const { participantId, rewardId, ...conflict } = data;
  const [participant, reward] = await readDocumentsSkippingInvalid(
    [documentPaths.participant(participantId), participantDocument],
    [documentPaths.reward(rewardId ?? 'none'), rewardDocument],
  );
  return {
    ...conflict,
    id,
    fullName: participant?.data.name ?? '',
    rewardName: reward?.data.name ?? null,
  };
}

/** Resolves a conflict; a resolved one stays unchanged. */
export async function resolveConflict(
  id: string,
  { note }: BodyOf<typeof resolveOfflineConflict>,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<typeof resolveOfflineConflict> | Problem<'nothing-to-resolve'>> {
  return commitWithRetry<ResponseOf<typeof resolveOfflineConflict>, Problem<'nothing-to-resolve'>>(
    async () => {
      const conflict = await readDocument(
        documentPaths.offlineConflict(id),
        offlineConflictDocument,
      );
      if (!conflict) return problem('nothing-to-resolve');
      const { settledAt, settledBy } = conflict.data;
      if (settledAt && settledBy) return { writes: [], response: { settledAt, settledBy } };
      const response = { settledAt: new Date(now).toISOString(), settledBy: caller.fullName };
      return {
        response,
        writes: [
          {
            kind: 'update',
            path: conflict.path,
            data: { ...response, note },
            revision: conflict.revision,
          },
          auditWrite({
            actor: caller.username,
            action: 'desk.settle-doubt',
            target: conflict.path,
            now,
            details: { kind: conflict.data.kind, reason: conflict.data.reason },
          }),
        ],
      };
    },
  );
}
