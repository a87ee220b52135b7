import { giveFeedback, readFeedback } from '@wine-walk/common/api/feedback.ts';
import { type Route, route } from '../../http/route.ts';
import { readFeedbackSummary, saveFeedback } from './service.ts';

export const feedbackRoutes: readonly Route[] = [
  route(giveFeedback, async ({ params, body, caller, now }) =>
    saveFeedback(caller.uid, params.eventId, body, now),
  ),
  route(readFeedback, async ({ params }) => readFeedbackSummary(params.eventId)),
];
