import { type ProblemCode } from '@wine-walk/common/api/problems.ts';
import { localeOf } from '../../platform/device/organization.ts';

/** 'Nov 20, 2026, 5:42 PM' in the device's time zone. */
const dateTime = (at: Date) =>
  at.toLocaleString(localeOf('en'), { dateStyle: 'medium', timeStyle: 'short' });

/** API problems by code. */
export const problems = {
  offline: 'We couldn’t reach the server. Check your connection and try again.',
  timeout: 'The server took too long. Please try again.',
  unreadable: 'The server sent an unexpected response. Please try again in a moment.',
  unexpected: 'Something went wrong. Please try again.',
  reference: (requestId: string) => `If it happens again, give us this number: ${requestId}.`,
  listenerReference: (code: string, at: string) =>
    `If it happens again, give us this: ${code}, ${at}.`,
  /** Refusals of what only the participant may do, by the reason for which their session is limited. */
  limited: {
    'staff-code': (until: Date) =>
      `You signed in with a code from the desk. For your safety, this works from ${dateTime(until)}, or as soon as you sign in by email.`,
    'email-corrected': (until: Date) =>
      `The desk changed your email. For your safety, this works from ${dateTime(until)}. An organizer can do it for you sooner.`,
  },
  /** True if server messages are in this language. They contain details that a code lacks. */
  isServerLanguage: true,
  byCode: {
    'invalid-input': 'Something isn’t valid. Check it and try again.',
    'not-signed-in': 'Please sign in to continue.',
    'session-expired': 'You’ve been signed out. Please sign in again.',
    forbidden: 'You don’t have access to this.',
    'not-registered': 'You’re not registered for this event yet.',
    'not-found': 'We couldn’t find it.',
    'ticket-not-found': 'We couldn’t find this ticket.',
    'ticket-used': 'This ticket has already been used.',
    'ticket-not-yours':
      'This ticket belongs to someone else. Use the name and email from the purchase, or pay at the desk.',
    'email-not-proven': 'Confirm your email to use this ticket, or pay at the desk.',
    'second-factor-required': 'Enter the code from your authenticator app.',
    'wrong-code': 'We don’t recognize this code.',
    'wrong-address': 'This link was sent to another email address.',
    'mail-rejected': 'We couldn’t send mail to this email. Check it and try again.',
    'already-registered': 'You’re already registered for this event.',
    'already-exists': 'This already exists.',
    'name-taken':
      'That name is taken, or looks too much like another. Please choose a different one.',
    'name-not-allowed':
      'Please choose a name everyone can read that doesn’t look like a staff name.',
    'name-hidden': 'Staff hid your name. Please ask at the desk.',
    'already-claimed': 'This reward was already claimed.',
    'email-changed': 'The email was changed after we sent that code. Get a new one.',
    'code-expired': 'This code has expired.',
    'no-active-event': 'Registration for this walk is not open.',
    'no-release': 'Registration isn’t open yet. The organizer still has to publish the waiver.',
    'before-registration':
      'This check-in is from before you registered, so it doesn’t count. Check in again.',
    'event-not-running': 'The event isn’t running, so check-ins are closed.',
    'check-in-paused':
      'Check-in is paused for a moment. Wait for the announcement, then try again.',
    'business-closed':
      'This business is closed for tonight. You won’t miss out: your rewards no longer need it.',
    'venue-code-required': 'Come inside and scan the venue code at the counter to check in.',
    'too-far': 'You were too far from the business.',
    'fix-too-old': 'Your location is too old. Please try again.',
    'location-unclear': 'Your location isn’t clear enough. Step outside, or scan the venue code.',
    'unknown-venue-code': 'That’s not the code for this business.',
    'not-paid': 'Your ticket isn’t paid yet. Please pay at the desk first.',
    'release-unsigned': 'Have the guest sign the waiver first.',
    'registration-cancelled': 'Your registration was canceled. Please ask at the desk.',
    'sold-out': 'This walk is sold out. If you have a ticket, register with it.',
    'out-of-stock': 'These rewards are all gone right now.',
    'event-over': 'This walk is over.',
    'group-full': 'This group is full.',
    'in-use': 'You’re already in another group. Leave that one first.',
    'reward-locked': 'This reward is still locked.',
    'too-many-requests': 'Too many tries. Wait a moment.',
    unreadable:
      'Something is wrong with this record, and only the organizers can fix it. Please let them know.',
    unexpected: 'Something went wrong. Please try again.',
    unavailable: 'We can’t reach our data right now. Please try again in a moment.',
    'app-not-verified':
      'We couldn’t confirm that this came from our app. Reload the page and try again.',
  } satisfies Partial<Record<ProblemCode, string>> as Partial<Record<ProblemCode, string>>,
};
