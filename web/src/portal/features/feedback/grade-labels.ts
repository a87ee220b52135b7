import { type FeedbackDocument, type FeedbackQuestion } from '@wine-walk/common/model/feedback.ts';

const qualityGrades = ['Not so good', 'All right', 'Lovely'] as const;

/** The questions and their answers from the least, as participants read them. */
export const gradeLabels = {
  evening: { label: 'Your evening', short: 'Evening', grades: qualityGrades },
  businesses: { label: 'The businesses', short: 'Businesses', grades: qualityGrades },
  again: {
    label: 'Would you come again?',
    short: 'Come again',
    grades: ['No', 'Perhaps', 'Yes'],
  },
} as const;

/** What somebody answered to a question, in words. */
export function gradeLabel(question: FeedbackQuestion, given: FeedbackDocument): string {
  return gradeLabels[question].grades[given[question] - 1] ?? '';
}
