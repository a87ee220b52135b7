import { catalogueDocument } from '../../contract/catalogue-documents.ts';
import type { checkIn } from '../../contract/check-in.ts';
import { businessDocument, eventDocument, progressDocument } from '../../contract/documents.ts';
import type { ProblemOf } from '../../contract/endpoint.ts';
import { checkInDocument } from '../../contract/records.ts';
import { captureTime } from '../../domain/capture-time.ts';
import { decideCheckIn } from '../../domain/check-in.ts';
import { checkInFacts } from '../../domain/check-in-facts.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { type KeyedRequest, oncePerRequest } from '../../store/once-per-request.ts';
import { paths } from '../../store/paths.ts';
import { readDocument, readDocuments } from '../../store/read.ts';
import type { Decision } from '../../store/until-committed.ts';
import { type CheckedIn, cancelled, checkedInAnswer, wrongCode } from './check-in-answer.ts';
import { visitFollowUps } from './follow-ups.ts';
import { type CheckInBody, checkInWrites } from './records.ts';
import { guardVenueCode, isCodeOf } from './venue-code-guess.ts';

type Refused = Problem<ProblemOf<typeof checkIn>>;

export interface CheckInAttempt {
  body: CheckInBody;
  idempotencyKey: string | null;
  request: KeyedRequest | null;
  now: number;
}

/**
 * Checks in: reads the facts, decides, writes evidence and visit in one commit. Safe to repeat. Where another
 * visit of theirs is written meanwhile it is decided afresh, so that nobody is at two businesses at once.
 */
export async function checkInAt(attempt: CheckInAttempt): Promise<CheckedIn | Refused> {
  let isRetry = false;
  const decide = async () => {
    const decision = await decideAttempt(attempt, isRetry);
    isRetry = true;
    return decision;
  };
  return oncePerRequest(attempt.request, decide, { assumesFirst: true });
}

/** Reads no more than the usual check-in needs: four documents with the participant's, which says who calls. */
async function decideAttempt(
  { body, idempotencyKey, now }: CheckInAttempt,
  isRetry: boolean,
): Promise<Decision<CheckedIn | Refused> | Refused> {
  const { participantId, eventId, businessId } = body;
  const code = body.venueCode?.toUpperCase();
  const [event, catalogue, progress] = await readDocuments(
    [paths.event(eventId), eventDocument],
    [paths.catalogue(eventId), catalogueDocument],
    [paths.progress(participantId, eventId), progressDocument],
  );
  if (!event || !catalogue) return problem('not-found', 'There is no such event.');
  if (!progress) return problem('not-registered', `Please register for ${event.data.name} first.`);
  if (progress.data.isCancelled) return cancelled();
  const isVisited = businessId in progress.data.visits || businessId in progress.data.refusals;
  // One that progress does not know of makes the commit fail, which is then decided with it.
  const [earlier, business] = await Promise.all([
    isVisited || isRetry
      ? readDocument(paths.checkIn(eventId, participantId, businessId), checkInDocument)
      : undefined,
    code ? readDocument(paths.business(businessId), businessDocument) : undefined,
  ]);
  if (earlier?.data.state === 'verified')
    return { writes: [], answer: checkedInAnswer(earlier.data) };
  const shown = catalogue.data.businesses.find(({ id }) => id === businessId);
  if (!shown || (code && !business))
    return problem('not-found', 'This business does not take part in the event.');
  const facts = {
    event: event.data,
    catalogue: catalogue.data,
    progress: progress.data,
    hasVenueCode: Boolean(code),
    capturedAt: captureTime(body, now),
    now,
  };
  const decision = decideCheckIn(checkInFacts(body, shown, facts));
  if (decision.outcome === 'refused') {
    const { reason, message, details } = decision;
    return problem(reason, message, { details });
  }
  // Only now, so that a code is not looked at where it changes nothing, and tells nothing there.
  const guess = code ? await guardVenueCode(code, participantId, businessId, now) : undefined;
  if (guess?.refusal) return guess.refusal;
  if (code && guess && business && !isCodeOf(business.data, code))
    return { writes: guess.wrong, answer: wrongCode(shown.name) };
  const counted = guess?.right ?? [];
  if (earlier?.data.state === 'pending' && decision.outcome === 'pending')
    return { writes: counted, answer: checkedInAnswer(earlier.data, decision) };
  const { evidence, writes, after, unlocked } = checkInWrites({
    ...facts,
    body,
    decision,
    idempotencyKey,
    progressRevision: progress.revision,
    earlier,
  });
  const followUps = await visitFollowUps(progress.data, after, evidence.capturedAt);
  return {
    writes: [...writes, ...followUps, ...counted],
    answer: checkedInAnswer(evidence, decision, unlocked),
  };
}
