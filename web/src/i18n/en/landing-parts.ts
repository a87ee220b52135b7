/** Texts of the parts of the landing page that are loaded on demand (features/landing/load-parts.ts). */
export const landingParts = {
  stops: 'Some of the stops',
  title: 'Don’t miss the next walk',
  lead: 'Leave your email. We’ll write once, when the date is set.',
  email: 'Email',
  submit: 'Notify me',
  sending: 'Saving…',
  saved: 'Done. We’ll email you when the next walk is announced.',
  invalid: 'Check your email address.',
  tooMany: 'That’s a lot of emails from this network. Try again in an hour.',
  failed: 'That didn’t work. Try again in a minute.',
  past: 'Past walks',
};
