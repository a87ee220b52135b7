import { type ProblemCode } from '@wine-walk/common/api/problems.ts';

/** API problems by code. */
export const problems = {
  offline: 'We could not reach the server. Check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  unreadable: 'The server answered something unexpected. Please try again in a moment.',
  unexpected: 'Something went wrong. Please try again.',
  reference: (requestId: string) => `If it happens again, tell us this number: ${requestId}.`,
  listenerReference: (code: string, at: string) =>
    `If it happens again, tell us this: ${code}, ${at}.`,
  /** True if server messages are in this language. They contain details that a code lacks. */
  isServerLanguage: true,
  byCode: {
    'invalid-input': 'Something you sent is not valid. Check it and try again.',
    'not-signed-in': 'Please sign in to go on.',
    'session-expired': 'Your session has ended. Please sign in again.',
    forbidden: 'You may not do this.',
    'not-registered': 'You are not registered for this event yet.',
    'not-found': 'We could not find it.',
    'ticket-not-found': 'We could not find this ticket.',
    'ticket-used': 'This ticket has been used.',
    'ticket-not-yours':
      'This ticket was sold to somebody else. Register with the name and email it was bought with, or go on and pay cash at the desk.',
    'email-not-proven':
      'This ticket was sold to an email address. Confirm that it is yours, or go on and pay cash at the desk.',
    'wrong-code': 'We do not know this code.',
    'wrong-address': 'This link was sent to another email address.',
    'mail-rejected': 'We couldn’t send mail to this email. Check it and try again.',
    'already-registered': 'You are registered for this event already.',
    'already-exists': 'This exists already.',
    'name-taken': 'Somebody has this name, or one that looks like it. Please choose another.',
    'name-not-allowed':
      'Please choose another name: one that everybody can read, and that is not like those of staff.',
    'name-hidden': 'Staff have hidden your name. Please ask at the desk.',
    'already-claimed': 'This reward has been claimed.',
    'code-expired': 'This code has expired.',
    'no-active-event': 'Registration for this walk is not open.',
    'before-registration':
      'This visit was checked in before you registered, so it does not count. Check in again.',
    'event-not-running': 'The event is not running, so check-ins are closed.',
    'check-in-paused':
      'Check-in is paused for a moment. Wait for the announcement, then try again.',
    'business-closed':
      'This business is closed for tonight. Nothing is missing without it: walk on to the next one.',
    'too-far': 'Your phone was too far from the door.',
    'fix-too-old': 'Your location is too old. Please try again.',
    'location-unclear':
      'Your phone does not know well where it is. Step into the open, or scan the venue code.',
    'unknown-venue-code': 'This is not the code of this business.',
    'not-paid': 'Your ticket is not paid yet. Please pay at the desk first.',
    'registration-cancelled': 'Your registration was cancelled. Please ask at the desk.',
    'out-of-stock': 'None of these rewards is left at this moment.',
    'event-over': 'This walk is over.',
    'group-full': 'This group is full.',
    'in-use': 'You are in another group already. Leave that one first.',
    'reward-locked': 'This reward is still locked.',
    'too-many-requests': 'Too many tries. Wait a moment.',
    unreadable: 'A record is damaged, and only the organizers can mend it. Please tell them.',
    unexpected: 'Something went wrong. Please try again.',
  } satisfies Partial<Record<ProblemCode, string>> as Partial<Record<ProblemCode, string>>,
};
