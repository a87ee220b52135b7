/** Feedback tab: anonymous answers of attendees. */
export const feedback = {
  title: 'Feedback',
  lead: 'What attendees told us at the end. Answers are anonymous.',
  noEvent: 'Create an event first. Attendees answer when it ends.',
  failed: 'Failed to fetch feedback',
  failedHelp: 'Check your connection and try again.',
  none: 'No feedback yet',
  noneHelp: 'We ask attendees when the event ends.',
  answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  /** Grades by question, lowest first, as attendees read them. */
  questions: {
    evening: {
      label: 'Your evening',
      short: 'Evening',
      grades: ['Not so good', 'Good', 'Loved it'],
    },
    businesses: {
      label: 'The businesses',
      short: 'Businesses',
      grades: ['Not so good', 'Good', 'Loved it'],
    },
    again: {
      label: 'Would you come again?',
      short: 'Come again',
      grades: ['No', 'Maybe', 'Yes'],
    },
  },
  table: {
    label: 'Answers',
    question: 'Question',
    answer: 'Answer',
    people: 'People',
  },
  comments: {
    title: 'Comments',
    comment: 'Comment',
    all: 'All',
    none: 'No comments yet.',
  },
};
