import type { AnswerOf, BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { answerSurvey } from '@wine-walk/common/api/feedback.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { findMailStop } from '../../firestore/mails/mail-stops.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { saveFeedback } from './service.ts';

type Answer = typeof answerSurvey;

/** Saves the feedback of the attendee whose mail has the link, once. */
export async function saveSurvey(
  { token, ...feedback }: BodyOf<Answer>,
  now: number,
): Promise<AnswerOf<Answer>> {
  const link = await findMailStop(token);
  const submissionId = link?.data.submissionId;
  if (!submissionId) return problem('survey-link-over');
  const found = await readDocument(documentPaths.registration(submissionId), registrationDocument);
  if (found?.data.status !== 'active') return problem('survey-link-over');
  const { participantId, eventId } = found.data;
  const saved = await saveFeedback(participantId, eventId, feedback, now);
  if (!isProblem(saved)) return saved;
  // Without progress, the data of the person was deleted.
  return problem(saved.problem === 'feedback-given' ? 'feedback-given' : 'survey-link-over');
}
