import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { assistedCheckIn } from '@wine-walk/common/api/staff/reviews.ts';
import { type CheckInDocument, checkInDocument } from '@wine-walk/common/model/check-in.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { decideStaffCheckIn } from '@wine-walk/common/rules/check-in/staff-check-in.ts';
import { addVisits } from '@wine-walk/common/rules/rewards/visit-change.ts';
import { auditWrite } from '../../../firestore/audit.ts';
import { changeWrite, undoEnd } from '../../../firestore/changes.ts';
import type { CommitPlan } from '../../../firestore/commit-with-retry.ts';
import { type IdempotentRequest, withIdempotency } from '../../../firestore/idempotency.ts';
import { newId } from '../../../firestore/new-id.ts';
import { documentPaths, toCheckInId } from '../../../firestore/paths.ts';
import { readDocument, readDocuments, type Stored } from '../../../firestore/read.ts';
import type { Write } from '../../../firestore/write.ts';
import type { StaffMember } from '../../../http/caller.ts';
import { visitSideEffectWrites } from '../visit-side-effects.ts';
import {
  businessName,
  checkInBefore,
  progressWrite,
  readParticipantEventState,
} from './participant-event-state.ts';

/** Staff member and request. */
interface StaffRequest {
  caller: StaffMember;
  idempotencyKey: string | null;
  request: IdempotentRequest | null;
  /** Epoch milliseconds. */
  now: number;
}

/** Check-in entered by staff, with its write. */
interface StaffCheckInEntry {
  /** Earlier one that it replaces; undefined for none. */
  before: Stored<CheckInDocument> | undefined;
  data: CheckInDocument;
  write: Write;
}

/** Confirms the attendee's pending check-in if there is one; otherwise creates a new one. */
function staffCheckInEntry(
  ids: Pick<CheckInDocument, 'eventId' | 'participantId' | 'businessId'>,
  before: Stored<CheckInDocument> | undefined,
  visitedAt: string,
  made: string,
  source: CheckInDocument['source'],
  { caller, idempotencyKey }: StaffRequest,
): StaffCheckInEntry {
  const reviewed = {
    state: 'verified' as const,
    reviewedBy: caller.fullName,
    reviewerId: caller.uid,
    reviewedAt: made,
    reviewReason: null,
  };
  const path = documentPaths.checkIn(ids.eventId, ids.participantId, ids.businessId);
  if (before) {
    const data = { ...before.data, ...reviewed, version: before.data.version + 1 };
    return { before, data, write: { kind: 'update', path, data, revision: before.revision } };
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
  return { before, data, write: { kind: 'create', path, data } };
}

type CheckInFor = typeof assistedCheckIn;
type CheckInOnBehalfResponse = ResponseOf<CheckInFor>;
type CheckInOnBehalfProblem = Problem<ProblemOf<CheckInFor>>;

/** Checks in a registered attendee, or enters a stamp card: one commit, safe to repeat. */
export async function checkInOnBehalf(
  submissionId: string,
  body: BodyOf<CheckInFor>,
  sender: StaffRequest,
): Promise<CheckInOnBehalfResponse | CheckInOnBehalfProblem> {
  return withIdempotency<CheckInOnBehalfResponse, CheckInOnBehalfProblem>(sender.request, () =>
    decide(submissionId, body, sender),
  );
}

async function decide(
  submissionId: string,
  { source, doneAt, ...body }: BodyOf<CheckInFor>,
  sender: StaffRequest,
): Promise<CommitPlan<CheckInOnBehalfResponse> | CheckInOnBehalfProblem> {
  const { caller, now } = sender;
  const businessIds = [...new Set(body.businessIds)];
  const registration = await readDocument(
    documentPaths.registration(submissionId),
    registrationDocument,
  );
  if (!registration) return problem('registration-gone');
  const { eventId, participantId, status, fullName } = registration.data;
  const state = await readParticipantEventState(eventId, participantId);
  if (isProblem(state)) return state;
  const { event, catalog, progress } = state;
  if (status === 'cancelled' || progress.data.isCancelled)
    return problem('registration-cancelled', { name: fullName });
  const unknown = businessIds.find(
    (id) => !catalog.businesses.some((business) => business.id === id),
  );
  if (unknown) return problem('business-not-in-event');
  const at = doneAt ? Math.min(Date.parse(doneAt), now) : now;
  const { registeredAt } = progress.data;
  const decision = decideStaffCheckIn({
    source,
    event,
    registeredAt: registeredAt === null ? null : Date.parse(registeredAt),
    at,
  });
  if (decision.outcome === 'refused') return decision.refusal;
  const previous = await readDocuments(
    ...businessIds.map(
      (id) => [documentPaths.checkIn(eventId, participantId, id), checkInDocument] as const,
    ),
  );
  const made = new Date(now).toISOString();
  const visitedAt = new Date(decision.visitedAt).toISOString();
  const entered = businessIds.flatMap((businessId, index): StaffCheckInEntry[] => {
    const before = previous[index];
    if (progress.data.visits[businessId]?.state === 'verified') return [];
    return [
      staffCheckInEntry(
        { eventId, participantId, businessId },
        before,
        visitedAt,
        made,
        source,
        sender,
      ),
    ];
  });
  const answer = { happenedAt: made, undoUntil: undoEnd('check-in', now) };
  if (entered.length === 0)
    return {
      writes: [],
      response: { ...answer, checkIns: [], changeId: null, unlockedRewards: [] },
    };
  const visits = Object.fromEntries(
    entered.map(({ data }) => [
      data.businessId,
      { checkInTime: data.capturedAt, state: 'verified' as const },
    ]),
  );
  const changeId = newId();
  const change = addVisits(catalog, progress.data, visits, made);
  return {
    response: {
      ...answer,
      checkIns: entered.map(({ data }) => ({
        id: toCheckInId(eventId, participantId, data.businessId),
        businessId: data.businessId,
        state: 'verified' as const,
      })),
      changeId,
      unlockedRewards: catalog.rewards
        .filter(({ id }) => change.unlocked.includes(id))
        .map(({ name }) => name),
    },
    writes: [
      ...entered.map(({ write }) => write),
      progressWrite(progress, change.fields, now),
      ...(await visitSideEffectWrites(progress.data, change.after, visitedAt)),
      changeWrite({
        id: changeId,
        kind: 'check-in',
        eventId,
        summary: {
          change: source === 'paper' ? 'enter-card' : 'check-in',
          checkIns: entered.map(({ data: { businessId } }) => ({
            id: toCheckInId(eventId, participantId, businessId),
            businessName: businessName(state, businessId),
          })),
          person: registration.path,
        },
        undoData: {
          before: entered.flatMap(({ before }) => (before ? [checkInBefore(before, state)] : [])),
        },
        documents: entered.map(({ write }) => write.path),
        caller,
        now,
      }),
      auditWrite({
        actor: caller.username,
        action: source === 'paper' ? 'check-in.enter-card' : 'check-in.by-staff',
        target: registration.path,
        now,
        details: {
          checkIns: entered.map(({ data }) => toCheckInId(eventId, participantId, data.businessId)),
        },
      }),
    ],
  };
}
