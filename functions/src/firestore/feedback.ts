import { type FeedbackDocument, feedbackDocument } from '@wine-walk/common/model/feedback.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';

/** What participants said of an event, by ids that were made at random. */
export function readFeedbackOf(eventId: string): Promise<Stored<FeedbackDocument>[]> {
  return readQuery(documentPaths.feedback(eventId), feedbackDocument);
}
