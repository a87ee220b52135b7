import type { reviewCheckIns } from '../../../contract/check-in-reviews.ts';
import type { AnswerOf, BodyOf } from '../../../contract/endpoint.ts';
import type { CheckInDocument } from '../../../contract/records.ts';
import { type VisitChange, withoutVisits, withVisits } from '../../../domain/visit-change.ts';
import type { StaffMember } from '../../../http/caller.ts';
import { auditWrite } from '../../../store/audit.ts';
import type { Stored } from '../../../store/read.ts';
import type { Decision } from '../../../store/until-committed.ts';
import { visitFollowUps } from '../follow-ups.ts';
import { progressWrite, type WalkOf } from './walk-of.ts';

export type ReviewBody = BodyOf<typeof reviewCheckIns>;
export type ReviewAnswer = AnswerOf<typeof reviewCheckIns>;
export type Decided = ReviewAnswer['decided'][number];

/** Who decides, and when: milliseconds since 1970, UTC. */
export interface Reviewer {
  caller: StaffMember;
  now: number;
}

/** The writes and the answer of one decided check-in. */
export async function reviewed(
  found: Stored<CheckInDocument>,
  walk: WalkOf,
  { decision, reason }: ReviewBody,
  { caller, now }: Reviewer,
): Promise<Decision<Decided>> {
  const reviewedAt = new Date(now).toISOString();
  const isConfirmed = decision === 'confirm';
  const change = isConfirmed
    ? confirmed(found.data, walk, reviewedAt)
    : refused(found.data, walk, reviewedAt, reason ?? 'ask-desk');
  const { data } = found;
  return {
    answer: { id: found.id, unlockedRewards: change.unlocked },
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
      ...(await visitFollowUps(walk.progress.data, change.after, data.capturedAt)),
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
  { catalogue, progress }: WalkOf,
  reviewedAt: string,
): VisitChange {
  const visit = { checkInTime: capturedAt, state: 'verified' as const };
  return withVisits(catalogue, progress.data, { [businessId]: visit }, reviewedAt);
}

/** The business is theirs to check in at again, and they are told why. */
function refused(
  { businessId, capturedAt }: CheckInDocument,
  { catalogue, progress }: WalkOf,
  refusedAt: string,
  reason: NonNullable<ReviewBody['reason']>,
): VisitChange {
  const { after, unlocked, fields } = withoutVisits(
    catalogue,
    progress.data,
    [businessId],
    refusedAt,
  );
  const refusal = { checkInTime: capturedAt, refusedAt, reason };
  const refusals = { ...progress.data.refusals, [businessId]: refusal };
  return { after, unlocked, fields: { ...fields, refusals } };
}
