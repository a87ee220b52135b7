import type { BodyOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type reviewCheckIns } from '@wine-walk/common/api/reviews.ts';
import { type CheckInDocument } from '@wine-walk/common/model/check-in.ts';
import {
  addVisits,
  removeVisits,
  type VisitChange,
} from '@wine-walk/common/rules/rewards/visit-change.ts';
import { auditWrite } from '../../../firestore/audit.ts';
import type { CommitPlan } from '../../../firestore/commit-with-retry.ts';
import type { Stored } from '../../../firestore/read.ts';
import type { StaffMember } from '../../../http/caller.ts';
import { visitSideEffectWrites } from '../visit-side-effects.ts';
import { type ParticipantEventState, progressWrite } from './participant-event-state.ts';

export type ReviewBody = BodyOf<typeof reviewCheckIns>;
export type ReviewAnswer = ResponseOf<typeof reviewCheckIns>;
export type DecidedCheckIn = ReviewAnswer['decided'][number];

/** Who decides, and when: milliseconds since 1970, UTC. */
export interface Reviewer {
  caller: StaffMember;
  now: number;
}

/** The writes and the answer of one decided check-in. */
export async function planReview(
  found: Stored<CheckInDocument>,
  walk: ParticipantEventState,
  { decision, reason }: ReviewBody,
  { caller, now }: Reviewer,
): Promise<CommitPlan<DecidedCheckIn>> {
  const reviewedAt = new Date(now).toISOString();
  const isConfirmed = decision === 'confirm';
  const change = isConfirmed
    ? confirmed(found.data, walk, reviewedAt)
    : refused(found.data, walk, reviewedAt, reason ?? 'ask-desk');
  const { data } = found;
  return {
    response: { id: found.id, unlockedRewards: change.unlocked },
    writes: [
      {
        kind: 'update',
        path: found.path,
        data: {
          state: isConfirmed ? 'verified' : 'refused',
          reviewedBy: caller.fullName,
          reviewedAt,
          reviewReason: isConfirmed ? null : (reason ?? null),
          version: data.version + 1,
        },
        revision: found.revision,
      },
      progressWrite(walk.progress, change.fields, now),
      ...(await visitSideEffectWrites(walk.progress.data, change.after, data.capturedAt)),
      auditWrite({
        actor: caller.username,
        action: isConfirmed ? 'check-in.confirm' : 'check-in.refuse',
        target: walk.auditTarget,
        now,
        details: { checkIn: found.id, reasons: data.reasons, ...(reason && { reason }) },
      }),
    ],
  };
}

/** It counts from when it was made; what it unlocks, from now. */
function confirmed(
  { businessId, capturedAt }: CheckInDocument,
  { catalogue, progress }: ParticipantEventState,
  reviewedAt: string,
): VisitChange {
  const visit = { checkInTime: capturedAt, state: 'verified' as const };
  return addVisits(catalogue, progress.data, { [businessId]: visit }, reviewedAt);
}

/** The business is theirs to check in at again, and they are told why. */
function refused(
  { businessId, capturedAt }: CheckInDocument,
  { catalogue, progress }: ParticipantEventState,
  refusedAt: string,
  reason: NonNullable<ReviewBody['reason']>,
): VisitChange {
  const { after, unlocked, fields } = removeVisits(
    catalogue,
    progress.data,
    [businessId],
    refusedAt,
  );
  const refusal = { checkInTime: capturedAt, refusedAt, reason };
  const refusals = { ...progress.data.refusals, [businessId]: refusal };
  return { after, unlocked, fields: { ...fields, refusals } };
}
