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
import { paths } from '../../store/paths.ts';
import { readDocument, readDocuments, type Stored } from '../../store/read.ts';
import { commit } from '../../store/write.ts';
import { type CheckInBody, decide } from './decision.ts';
import { checkInWrites } from './records.ts';

type CheckedIn = AnswerOf<typeof checkIn>;
type Refused = Problem<ProblemOf<typeof checkIn>>;

export interface Tap {
  body: CheckInBody;
  idempotencyKey: string | null;
  now: number;
}

/** Checks in: reads the facts, decides, writes evidence and visit in one commit. Safe to repeat. */
export async function checkInAt({ body, idempotencyKey, now }: Tap): Promise<CheckedIn | Refused> {
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
  if (earlier?.data.state === 'verified') return answer(earlier, [], '');
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
  if (earlier && decision.outcome === 'pending') return answer(earlier, [], message);
  const { writes, unlocked } = checkInWrites({
    ...facts,
    body,
    decision,
    idempotencyKey,
    pendingRevision: earlier?.revision,
  });
  await commit(writes);
  // On a conflict the same tap arrived twice, and the first one's record is the answer to both.
  const recorded = await readDocument(
    paths.checkIn(eventId, participantId, businessId),
    checkInDocument,
  );
  if (!recorded) throw new Error(`Check-in at ${businessId} was neither written nor found.`);
  return answer(recorded, unlocked, recorded.data.state === 'pending' ? message : '');
}

function isCodeOf(business: { venueCode: string; venuePin: string }, code: string): boolean {
  const sent = Buffer.from(code);
  return [business.venueCode, business.venuePin].some((known) => {
    const expected = Buffer.from(known);
    return expected.length === sent.length && timingSafeEqual(expected, sent);
  });
}

function answer(
  { id, data }: Stored<CheckInDocument>,
  unlockedRewards: string[],
  message: string,
): CheckedIn {
  return {
    id,
    businessId: data.businessId,
    timestamp: data.capturedAt,
    isVerified: data.state === 'verified',
    state: data.state,
    message,
    distanceMeters: data.distanceMeters,
    unlockedRewards,
  };
}
