import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  type listOfflineConflicts,
  type OfflineConflict,
  type resolveOfflineConflict,
} from '@wine-walk/common/api/staff/desk.ts';
import {
  type OfflineConflictDocument,
  offlineConflictDocument,
} from '@wine-walk/common/model/desk.ts';
import { participantDocument } from '@wine-walk/common/model/participants.ts';
import { rewardDocument } from '@wine-walk/common/model/rewards.ts';
import { cashShortage } from '@wine-walk/common/rules/desk/till.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readOpenConflicts } from '../../firestore/events/desk.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { recordPeopleRead } from '../../firestore/people/people-reads.ts';
import { readDocument, readDocumentsSkippingInvalid, type Stored } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';
import { refundWrites, requireOwnOpenTill } from './tills.ts';

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

type Resolve = typeof resolveOfflineConflict;
type Refused = Problem<ProblemOf<Resolve>>;

/** Resolves a conflict, and gives a double payment back; a resolved one stays unchanged. */
export async function resolveConflict(
  id: string,
  { note, givesBack }: BodyOf<Resolve>,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<Resolve> | Refused> {
  return commitWithRetry<ResponseOf<Resolve>, Refused>(async () => {
    const conflict = await readDocument(documentPaths.offlineConflict(id), offlineConflictDocument);
    if (!conflict) return problem('nothing-to-resolve');
    const { settledAt, settledBy, isGivenBack } = conflict.data;
    if (settledAt && settledBy)
      return { writes: [], response: { settledAt, settledBy, isGivenBack } };
    const { eventId, kind, reason, paid, submissionId } = conflict.data;
    if (givesBack && !paid) return problem('nothing-to-resolve');
    const returned = givesBack && paid ? paid : null;
    const till = returned && (await requireOwnOpenTill(eventId, caller));
    if (till && 'problem' in till) return till;
    const shortage =
      till && returned && cashShortage(till.data, returned.method, returned.amountCents);
    if (shortage) return shortage;
    const response = {
      settledAt: new Date(now).toISOString(),
      settledBy: caller.fullName,
      isGivenBack: returned !== null,
    };
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
          details: { kind, reason, ...(returned && { givenBackCents: returned.amountCents }) },
        }),
        ...(till && returned
          ? refundWrites(till, {
              ...returned,
              id: `${id}_back`,
              submissionId,
              happenedAt: response.settledAt,
              staffName: caller.fullName,
              note,
            })
          : []),
      ],
    };
  });
}
