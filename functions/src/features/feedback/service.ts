import { eventDocument, progressDocument } from '../../contract/documents.ts';
import type { BodyOf, ProblemOf, ResponseOf } from '../../contract/endpoint.ts';
import type { giveFeedback, readFeedback } from '../../contract/feedback.ts';
import { summarizeFeedback } from '../../domain/feedback.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { commitWithRetry } from '../../store/commit-with-retry.ts';
import { readFeedbackOf } from '../../store/feedback.ts';
import { newId } from '../../store/new-id.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';

type Give = typeof giveFeedback;

/**
 * Keeps a participant's feedback, once: that they gave some is noted with their progress, what they said under
 * an id made at random, in one commit. Neither names the other.
 */
export async function saveFeedback(
  uid: string,
  eventId: string,
  feedback: BodyOf<Give>,
  now: number,
): Promise<ResponseOf<Give> | Problem<ProblemOf<Give>>> {
  const path = documentPaths.progress(uid, eventId);
  const id = newId('feedback', '', null);
  return commitWithRetry<ResponseOf<Give>, Problem<ProblemOf<Give>>>(async () => {
    const progress = await readDocument(path, progressDocument);
    if (!progress) return problem('not-registered', 'Please register for this event first.');
    if (progress.data.feedbackAt)
      return problem('already-exists', 'Thank you, we have your feedback already.');
    const feedbackAt = new Date(now).toISOString();
    return {
      writes: [
        { kind: 'update', path, data: { feedbackAt }, revision: progress.revision },
        { kind: 'create', path: `${documentPaths.feedback(eventId)}/${id}`, data: { ...feedback } },
      ],
      response: { message: 'Thank you!' },
    };
  });
}

/** What participants said of an event. */
export async function readFeedbackSummary(
  eventId: string,
): Promise<ResponseOf<typeof readFeedback> | Problem<'not-found'>> {
  const event = await readDocument(documentPaths.event(eventId), eventDocument);
  if (!event) return problem('not-found', 'This event no longer exists.');
  const given = await readFeedbackOf(eventId);
  return summarizeFeedback(given.map(({ data }) => data));
}
