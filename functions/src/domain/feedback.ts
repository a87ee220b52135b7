import {
  type FeedbackDocument,
  type FeedbackQuestion,
  feedbackQuestions,
} from '../contract/feedback.ts';

type Tally = [number, number, number];

/** How many chose each grade, for each question; comments in the order given, empty ones left out. */
export function summarizeFeedback(given: readonly FeedbackDocument[]) {
  const tally = (question: FeedbackQuestion): Tally => {
    const count = (grade: number) => given.filter((one) => one[question] === grade).length;
    return [count(1), count(2), count(3)];
  };
  const tallies = Object.fromEntries(
    feedbackQuestions.map((question) => [question, tally(question)]),
  ) as Record<FeedbackQuestion, Tally>;
  const comments = given.map(({ comment }) => comment).filter(Boolean);
  return { answers: given.length, tallies, comments };
}
