/** Feedback form at the end of the event, and its thank-you message. */
export const feedback = {
  title: 'How was it?',
  lead: 'Three taps help us make the next walk better.',
  questions: {
    evening: 'Your evening',
    businesses: 'The businesses',
    again: 'Would you come again?',
  },
  grades: {
    evening: { 1: 'Not so good', 2: 'Good', 3: 'Loved it' },
    businesses: { 1: 'Not so good', 2: 'Good', 3: 'Loved it' },
    again: { 1: 'No', 2: 'Maybe', 3: 'Yes' },
  },
  comment: 'Anything else? (optional)',
  commentTooLong: (max: string, over: string) => `At most ${max} characters: ${over} too many.`,
  anonymous: 'Saved without your name or the time.',
  send: 'Send feedback',
  sending: 'Sending…',
  failed: 'We couldn’t send your feedback',
  thanksTitle: 'Thank you!',
  thanks: 'Thanks for walking with us. See you at the next one!',
  thanksFrom: (name: string) => `Thanks from ${name}. See you at the next one!`,
  more: (name: string) => `More about ${name}`,
};
