import { timingSafeEqual } from 'node:crypto';
import type { checkIn } from '../../contract/check-in.ts';
import {
  businessDocument,
  catalogueDocument,
  eventDocument,
  progressDocument,
} from '../../contract/documents.ts';
import type { AnswerOf, ProblemOf } from '../../contract/endpoint.ts';
import { type CheckInDocument, checkInDocument } from '../../contract/records.ts';
import { captureTime } from '../../domain/capture-time.ts';
import { type Problem, problem } from '../../http/problem.ts';
import { checkInId, paths } from '../../store/paths.ts';
import { readDocuments } from '../../store/read.ts';
import { type Decision, untilCommitted } from '../../store/until-committed.ts';
import { type CheckInBody, decide } from './decision.ts';
import { checkInWrites } from './records.ts';

type CheckedIn = AnswerOf<typeof checkIn>;
type Refused = Problem<ProblemOf<typeof checkIn>>;

export interface Tap {
  body: CheckInBody;
  idempotencyKey: string | null;
  now: number;
}

/**
 * Checks in: reads the facts, decides, writes evidence and visit in one commit. Safe to repeat. Where another
 * visit of theirs is written meanwhile it is decided afresh, so that nobody is at two doors at once.
 */
export async function checkInAt(tap: Tap): Promise<CheckedIn | Refused> {
  return untilCommitted(async () => decideTap(tap));
}

async function decideTap({
  body,
  idempotencyKey,
  now,
}: Tap): Promise<Decision<CheckedIn> | Refused> {
  const { participantId, eventId, businessId } = body;
  const [event, catalogue, progress, earlier, business] = await readDocuments(
    [paths.event(eventId), eventDocument],
    [paths.catalogue(eventId), catalogueDocument],
    [paths.progress(participantId, eventId), progressDocument],
    [paths.checkIn(eventId, participantId, businessId), checkInDocument],
    [paths.business(businessId), businessDocument],
  );
  if (!event || !catalogue) return problem('not-found', 'There is no such event.');
  if (!progress) return problem('not-registered', `Please register for ${event.data.name} first.`);
  if (earlier?.data.state === 'verified') return { writes: [], answer: answer(earlier.data) };
  const shown = catalogue.data.businesses.find(({ id }) => id === businessId);
  if (!shown || !business)
    return problem('not-found', 'This business does not take part in the event.');
  const code = body.venueCode?.toUpperCase();
  const hasVenueCode = Boolean(code);
  if (code && !isCodeOf(business.data, code))
    return problem(
      'unknown-venue-code',
      `This is not the code of ${shown.name}. Please scan the poster again, or ask there.`,
    );

  const facts = {
    event: event.data,
    catalogue: catalogue.data,
    progress: progress.data,
    hasVenueCode,
    capturedAt: captureTime(body, now),
    now,
  };
  const decision = decide(body, shown, facts);
  if (decision.outcome === 'refused') return problem(decision.reason, decision.message);
  const message = decision.outcome === 'pending' ? decision.message : '';
  if (earlier && decision.outcome === 'pending')
    return { writes: [], answer: answer(earlier.data, message) };
  const { evidence, writes, unlocked } = checkInWrites({
    ...facts,
    body,
    decision,
    idempotencyKey,
    progressRevision: progress.revision,
    pendingRevision: earlier?.revision,
  });
  return { writes, answer: answer(evidence, message, unlocked) };
}

function isCodeOf(business: { venueCode: string; venuePin: string }, code: string): boolean {
  const sent = Buffer.from(code);
  return [business.venueCode, business.venuePin].some((known) => {
    const expected = Buffer.from(known);
    return expected.length === sent.length && timingSafeEqual(expected, sent);
  });
}

function answer(
  evidence: CheckInDocument,
  message = '',
  unlockedRewards: string[] = [],
): CheckedIn {
  const { eventId, participantId, businessId, capturedAt, state, distanceMeters } = evidence;
  return {
    id: checkInId(eventId, participantId, businessId),
    businessId,
    timestamp: capturedAt,
    isVerified: state === 'verified',
    state,
    message,
    distanceMeters,
    unlockedRewards,
  };
}
