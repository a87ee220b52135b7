/** Feedback form at the end of the event, and its thank-you message. */
export const feedback = {
  title: 'How was it?',
  lead: 'Three presses help to make the next walk better.',
  questions: {
    evening: 'Your evening',
    businesses: 'The businesses',
    again: 'Would you come again?',
  },
  grades: {
    evening: { 1: 'Not so good', 2: 'All right', 3: 'Lovely' },
    businesses: { 1: 'Not so good', 2: 'All right', 3: 'Lovely' },
    again: { 1: 'No', 2: 'Perhaps', 3: 'Yes' },
  },
  comment: 'Anything else? (optional)',
  commentTooLong: (max: string, over: string) => `At most ${max} characters: ${over} too many.`,
  anonymous: 'Kept without your name or the time.',
  send: 'Send feedback',
  sending: 'Sending…',
  failed: 'Your feedback could not be sent',
  thanksTitle: 'Thank you!',
  thanks: 'Thank you for walking with us. See you at the next one.',
  thanksFrom: (name: string) => `${name} thanks you for walking. See you at the next one.`,
  more: (name: string) => `More about ${name}`,
};
