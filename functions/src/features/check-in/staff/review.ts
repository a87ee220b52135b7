import type { reviewCheckIns } from '../../../contract/check-in-reviews.ts';
import { undoMs } from '../../../contract/desk.ts';
import type { AnswerOf, BodyOf } from '../../../contract/endpoint.ts';
import { type CheckInDocument, checkInDocument } from '../../../contract/records.ts';
import { isProblem, type Problem, problem } from '../../../domain/problem.ts';
import { type VisitChange, withoutVisits, withVisits } from '../../../domain/visit-change.ts';
import type { StaffMember } from '../../../http/caller.ts';
import { auditWrite } from '../../../store/audit.ts';
import { paths } from '../../../store/paths.ts';
import { readDocument, type Stored } from '../../../store/read.ts';
import { type Decision, untilCommitted } from '../../../store/until-committed.ts';
import { visitFollowUps } from '../follow-ups.ts';
import { progressWrite, readWalkOf, type WalkOf } from './walk-of.ts';

type Body = BodyOf<typeof reviewCheckIns>;
type Answer = AnswerOf<typeof reviewCheckIns>;
type Decided = Answer['decided'][number];
type NotDecided = Problem<'not-found' | 'stale-edit' | 'registration-cancelled'>;

/** Who decides, and when: milliseconds since 1970, UTC. */
export interface Reviewer {
  caller: StaffMember;
  now: number;
}

/**
 * Confirms or refuses check-ins that wait. Each is a commit of its own, so that one which changed meanwhile
 * keeps none of the others back; a repeat finds them decided.
 */
export async function review(body: Body, reviewer: Reviewer): Promise<Answer> {
  const decided: Decided[] = [];
  const notDecided: Answer['notDecided'] = [];
  // One after the other: two of one person would only get into each other's way.
  for (const asked of body.checkIns) {
    const outcome = await untilCommitted<Decided, NotDecided>(() =>
      reviewOne(asked, body, reviewer),
    );
    if (isProblem(outcome))
      notDecided.push({ id: asked.id, code: outcome.problem, message: outcome.message });
    else decided.push(outcome);
  }
  const undoUntil = new Date(reviewer.now + undoMs).toISOString();
  return { decided, notDecided, undoUntil };
}

async function reviewOne(
  { id, version }: Body['checkIns'][number],
  body: Body,
  reviewer: Reviewer,
): Promise<Decision<Decided> | NotDecided> {
  const found = await readDocument(paths.checkInById(id), checkInDocument);
  if (!found) return problem('not-found', 'This check-in is not known any more.');
  const isConfirmed = body.decision === 'confirm';
  const { state, version: stored, eventId, participantId } = found.data;
  if (state === (isConfirmed ? 'verified' : 'refused'))
    return { writes: [], answer: { id, unlockedRewards: [] } };
  if (state !== 'pending' || stored !== version)
    return problem('stale-edit', 'This check-in has changed meanwhile. Look at it again.');
  const walk = await readWalkOf(eventId, participantId);
  if (isProblem(walk)) return walk;
  if (isConfirmed && walk.progress.data.isCancelled)
    return problem(
      'registration-cancelled',
      `The registration of ${walk.participant.name} is cancelled: restore it first, or refuse.`,
    );
  return reviewed(found, walk, body, reviewer);
}

async function reviewed(
  found: Stored<CheckInDocument>,
  walk: WalkOf,
  { decision, reason }: Body,
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
      progressWrite(walk.progress, change.fields),
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
  reason: NonNullable<Body['reason']>,
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
