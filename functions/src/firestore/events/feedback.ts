import { type FeedbackDocument, feedbackDocument } from '@wine-walk/common/model/feedback.ts';
import { documentPaths } from '../paths.ts';
import { readQuery } from '../query.ts';
import type { Stored } from '../read.ts';

/** Returns the feedback on an event, under random IDs. */
export function readFeedbackOf(eventId: string): Promise<Stored<FeedbackDocument>[]> {
  return readQuery(documentPaths.feedback(eventId), feedbackDocument);
}
