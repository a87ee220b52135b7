import {
  type FeedbackDocument,
  type FeedbackQuestion,
  feedbackQuestions,
} from '../../model/feedback.ts';

type Tally = [number, number, number];

/** Returns the count of each grade per question, and the entries with a comment in the given order. */
export function summarizeFeedback(responses: readonly FeedbackDocument[]) {
  const tally = (question: FeedbackQuestion): Tally => {
    const count = (grade: number) => responses.filter((one) => one[question] === grade).length;
    return [count(1), count(2), count(3)];
  };
  const tallies = Object.fromEntries(
    feedbackQuestions.map((question) => [question, tally(question)]),
  ) as Record<FeedbackQuestion, Tally>;
  return {
    answers: responses.length,
    tallies,
    remarks: responses.filter(({ comment }) => comment),
  };
}
