/** Texts of the landing page while no walk is ahead (features/landing/fill-next-event.ts). */
export const nextEvent = {
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
