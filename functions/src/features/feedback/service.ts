import { eventDocument, progressDocument } from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import type { giveFeedback, readFeedback } from '../../contract/feedback.ts';
import { summarizeFeedback } from '../../domain/feedback.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { readFeedbackOf } from '../../store/feedback.ts';
import { newId } from '../../store/new-id.ts';
import { paths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { untilCommitted } from '../../store/until-committed.ts';

type Give = typeof giveFeedback;

/**
 * Keeps a participant's feedback, once: that they gave some is noted with their progress, what they said under
 * an id made at random, in one commit. Neither names the other.
 */
export async function keepFeedback(
  uid: string,
  eventId: string,
  feedback: BodyOf<Give>,
  now: number,
): Promise<AnswerOf<Give> | Problem<ProblemOf<Give>>> {
  const path = paths.progress(uid, eventId);
  const id = newId('feedback', '', null);
  return untilCommitted<AnswerOf<Give>, Problem<ProblemOf<Give>>>(async () => {
    const progress = await readDocument(path, progressDocument);
    if (!progress) return problem('not-registered', 'Please register for this event first.');
    if (progress.data.feedbackAt)
      return problem('already-exists', 'Thank you, we have your feedback already.');
    const feedbackAt = new Date(now).toISOString();
    return {
      writes: [
        { kind: 'update', path, data: { feedbackAt }, revision: progress.revision },
        { kind: 'create', path: `${paths.feedback(eventId)}/${id}`, data: { ...feedback } },
      ],
      answer: { message: 'Thank you!' },
    };
  });
}

/** What participants said of an event. */
export async function feedbackOn(
  eventId: string,
): Promise<AnswerOf<typeof readFeedback> | Problem<'not-found'>> {
  const event = await readDocument(paths.event(eventId), eventDocument);
  if (!event) return problem('not-found', 'This event no longer exists.');
  const given = await readFeedbackOf(eventId);
  return summarizeFeedback(given.map(({ data }) => data));
}
