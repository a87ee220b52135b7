import type { checkInForSomebody } from '../../../contract/check-in-reviews.ts';
import { undoMs } from '../../../contract/desk.ts';
import { registrationDocument } from '../../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../../contract/endpoint.ts';
import { type CheckInDocument, checkInDocument } from '../../../contract/records.ts';
import { isProblem, type Problem, problem } from '../../../domain/problem.ts';
import { decideStaffCheckIn } from '../../../domain/staff-check-in.ts';
import { withVisits } from '../../../domain/visit-change.ts';
import type { StaffMember } from '../../../http/caller.ts';
import { auditWrite } from '../../../store/audit.ts';
import { type KeyedRequest, oncePerRequest } from '../../../store/once-per-request.ts';
import { checkInId, paths } from '../../../store/paths.ts';
import { readDocument, readDocuments, type Stored } from '../../../store/read.ts';
import type { Decision } from '../../../store/until-committed.ts';
import type { Write } from '../../../store/write.ts';
import { visitFollowUps } from '../follow-ups.ts';
import { progressWrite, readWalkOf } from './walk-of.ts';

type CheckInFor = typeof checkInForSomebody;
type Answer = AnswerOf<CheckInFor>;
type Refused = Problem<ProblemOf<CheckInFor>>;

interface Sender {
  caller: StaffMember;
  idempotencyKey: string | null;
  request: KeyedRequest | null;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/** Checks a registered person in on staff's word, or enters their stamped card: one commit, safe to repeat. */
export async function checkInFor(
  submissionId: string,
  body: BodyOf<CheckInFor>,
  sender: Sender,
): Promise<Answer | Refused | Problem<'idempotency-key-reused'>> {
  return oncePerRequest<Answer, Refused>(sender.request, () => decide(submissionId, body, sender));
}

async function decide(
  submissionId: string,
  { businessIds, source, doneAt }: BodyOf<CheckInFor>,
  sender: Sender,
): Promise<Decision<Answer> | Refused> {
  const { caller, now } = sender;
  const registration = await readDocument(paths.registration(submissionId), registrationDocument);
  if (!registration) return problem('not-found', 'This registration is not known any more.');
  const { eventId, participantId, status, fullName } = registration.data;
  const walk = await readWalkOf(eventId, participantId);
  if (isProblem(walk)) return walk;
  const { event, catalogue, progress } = walk;
  if (status === 'cancelled' || progress.data.isCancelled)
    return problem('registration-cancelled', `The registration of ${fullName} was cancelled.`);
  const unknown = businessIds.find((id) => !catalogue.businesses.some((each) => each.id === id));
  if (unknown) return problem('not-found', 'This business does not take part in the event.');
  const at = doneAt ? Math.min(Date.parse(doneAt), now) : now;
  const { registeredAt } = progress.data;
  const decision = decideStaffCheckIn({
    source,
    event,
    registeredAt: registeredAt === null ? null : Date.parse(registeredAt),
    at,
  });
  if (decision.outcome === 'refused') return problem(decision.reason, decision.message);
  const earlier = await readDocuments(
    ...businessIds.map(
      (id) => [paths.checkIn(eventId, participantId, id), checkInDocument] as const,
    ),
  );
  const made = new Date(now).toISOString();
  const visitedAt = new Date(decision.visitedAt).toISOString();
  const entered = businessIds.flatMap((businessId, index): Entered[] => {
    const before = earlier[index];
    if (progress.data.visits[businessId]?.state === 'verified') return [];
    return [entry({ eventId, participantId, businessId }, before, visitedAt, made, source, sender)];
  });
  const answer = { happenedAt: made, undoUntil: new Date(now + undoMs).toISOString() };
  if (entered.length === 0)
    return { writes: [], answer: { ...answer, checkIns: [], unlockedRewards: [] } };
  const visits = Object.fromEntries(
    entered.map(({ data }) => [
      data.businessId,
      { checkInTime: data.capturedAt, state: 'verified' as const },
    ]),
  );
  const change = withVisits(catalogue, progress.data, visits, made);
  return {
    answer: {
      ...answer,
      checkIns: entered.map(({ data }) => ({
        id: checkInId(eventId, participantId, data.businessId),
        businessId: data.businessId,
        state: 'verified' as const,
      })),
      unlockedRewards: catalogue.rewards
        .filter(({ id }) => change.unlocked.includes(id))
        .map(({ name }) => name),
    },
    writes: [
      ...entered.map(({ write }) => write),
      progressWrite(progress, change.fields),
      ...(await visitFollowUps(progress.data, change.after, visitedAt)),
      auditWrite({
        actor: caller.username,
        action: source === 'paper' ? 'check-in.enter-card' : 'check-in.by-staff',
        target: registration.path,
        now,
        details: {
          checkIns: entered.map(({ data }) => checkInId(eventId, participantId, data.businessId)),
        },
      }),
    ],
  };
}

interface Entered {
  data: CheckInDocument;
  write: Write;
}

/** Where a check-in of theirs waits, it is what staff confirm with this; else it is a new one. */
function entry(
  ids: Pick<CheckInDocument, 'eventId' | 'participantId' | 'businessId'>,
  before: Stored<CheckInDocument> | undefined,
  visitedAt: string,
  made: string,
  source: CheckInDocument['source'],
  { caller, idempotencyKey }: Sender,
): Entered {
  const reviewed = {
    state: 'verified' as const,
    reviewedBy: caller.fullName,
    reviewedAt: made,
    reviewReason: null,
  };
  const path = paths.checkIn(ids.eventId, ids.participantId, ids.businessId);
  if (before) {
    const data = { ...before.data, ...reviewed, version: before.data.version + 1 };
    return { data, write: { kind: 'update', path, data, revision: before.revision } };
  }
  const data: CheckInDocument = {
    ...ids,
    ...reviewed,
    latitude: null,
    longitude: null,
    accuracyMeters: null,
    distanceMeters: null,
    capturedAt: visitedAt,
    receivedAt: made,
    reasons: [],
    usedVenueCode: false,
    idempotencyKey,
    source,
    version: 1,
  };
  return { data, write: { kind: 'create', path, data } };
}
