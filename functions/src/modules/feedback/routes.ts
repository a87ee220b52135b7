import {
  answerSurvey,
  giveFeedback,
  previewThankYou,
  readFeedback,
  readThankYou,
  sendThankYou,
} from '@wine-walk/common/api/feedback.ts';
import { type Route, route } from '../../http/route.ts';
import { readFeedbackSummary, saveFeedback } from './service.ts';
import { saveSurvey } from './survey.ts';
import { previewThanks, thankPeople, thankYou } from './thank-you.ts';

export const feedbackRoutes: readonly Route[] = [
  route(giveFeedback, async ({ params, body, caller, now }) =>
    saveFeedback(caller.uid, params.eventId, body, now),
  ),
  route(answerSurvey, async ({ body, now }) => saveSurvey(body, now)),
  route(readFeedback, async ({ params }) => readFeedbackSummary(params.eventId)),
  route(readThankYou, async ({ params, now }) => thankYou(params.eventId, now)),
  route(sendThankYou, async ({ params, body, ...sender }) =>
    thankPeople(params.eventId, body, sender),
  ),
  route(previewThankYou, async ({ params, query }) => previewThanks(params.eventId, query)),
];
