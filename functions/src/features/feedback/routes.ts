import { giveFeedback, readFeedback } from '../../contract/feedback.ts';
import { type Route, route } from '../../http/route.ts';
import { feedbackOn, keepFeedback } from './service.ts';

export const routes: readonly Route[] = [
  route(giveFeedback, async ({ params, body, caller, now }) =>
    keepFeedback(caller.uid, params.eventId, body, now),
  ),
  route(readFeedback, async ({ params }) => feedbackOn(params.eventId)),
];
