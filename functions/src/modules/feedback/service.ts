import type { ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type giveFeedback, type readFeedback } from '@wine-walk/common/api/feedback.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import type { FeedbackDocument } from '@wine-walk/common/model/feedback.ts';
import { progressDocument } from '@wine-walk/common/model/participants.ts';
import { summarizeFeedback } from '@wine-walk/common/rules/feedback/feedback.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readFeedbackOf } from '../../firestore/events/feedback.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';

type Give = typeof giveFeedback;

/**
 * Saves a participant's feedback, once, in one commit: the progress records that they gave it, and the
 * content has a random ID. Neither refers to the other.
 */
export async function saveFeedback(
  uid: string,
  eventId: string,
  feedback: FeedbackDocument,
  now: number,
): Promise<ResponseOf<Give> | Problem<ProblemOf<Give>>> {
  const path = documentPaths.progress(uid, eventId);
  const id = newId();
  return commitWithRetry<ResponseOf<Give>, Problem<ProblemOf<Give>>>(async () => {
    const progress = await readDocument(path, progressDocument);
    if (!progress) return problem('not-registered');
    if (progress.data.feedbackAt) return problem('feedback-given');
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

/** Returns the feedback on an event. */
export async function readFeedbackSummary(
  eventId: string,
): Promise<ResponseOf<typeof readFeedback> | Problem<'event-gone'>> {
  const event = await readDocument(documentPaths.event(eventId), eventDocument);
  if (!event) return problem('event-gone');
  const feedback = await readFeedbackOf(eventId);
  return summarizeFeedback(feedback.map(({ data }) => data));
}
