import { hash } from 'node:crypto';
import type { AnswerOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { type giveFeedback, type readFeedback } from '@wine-walk/common/api/feedback.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { type FeedbackDocument, feedbackDocument } from '@wine-walk/common/model/feedback.ts';
import { progressDocument } from '@wine-walk/common/model/participants.ts';
import { summarizeFeedback } from '@wine-walk/common/rules/feedback/feedback.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readFeedbackOf } from '../../firestore/events/feedback.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocuments } from '../../firestore/read.ts';

type Give = typeof giveFeedback;

/**
 * Saves a participant's feedback, once, in one commit: the progress records that they gave it, and the content has an ID that
 * is random or derived from the answer key. Neither refers to the other; only who has the key can replace the content.
 */
export async function saveFeedback(
  uid: string,
  eventId: string,
  { answerKey, ...feedback }: FeedbackDocument & { answerKey?: string | undefined },
  now: number,
): Promise<AnswerOf<Give>> {
  const path = documentPaths.progress(uid, eventId);
  // Two people with one key have an answer each.
  const id = answerKey ? hash('sha256', `${uid}\n${answerKey}`) : newId();
  const content = `${documentPaths.feedback(eventId)}/${id}`;
  return commitWithRetry<ResponseOf<Give>, Problem<ProblemOf<Give>>>(async () => {
    const [progress, present] = await readDocuments(
      [path, progressDocument],
      [content, feedbackDocument],
    );
    if (!progress) return problem('not-registered');
    const response = { message: 'Thank you!' };
    if (progress.data.feedbackAt) {
      if (!present) return problem('feedback-given');
      const { revision } = present;
      return { writes: [{ kind: 'update', path: content, data: feedback, revision }], response };
    }
    const feedbackAt = new Date(now).toISOString();
    return {
      writes: [
        { kind: 'update', path, data: { feedbackAt }, revision: progress.revision },
        { kind: 'create', path: content, data: feedback },
      ],
      response,
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
