import { z } from 'zod';
import { returnCode } from '../model/fields/return-code.ts';
import { email, instant, ticketId } from '../model/fields/values.ts';
import { defaultLanguage } from '../model/languages.ts';
import { language } from '../model/organization.ts';
import { attendeeRate, endpoint } from './contract/endpoint.ts';

/** ID of a submission, as the confirmation shows it. */
export const submissionId = z.string().regex(/^[0-9A-Za-z-]{1,64}$/, 'id-not-valid');

/** Opaque proof of a verified email, valid for 15 minutes. */
export const emailProof = z.string().min(1).max(64);

/** Session to start: `sessionId` is a custom token, to be exchanged at once and never stored. */
export const sessionResponse = z.object({
  user: z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  }),
  sessionId: z.string(),
});

export type SessionResponse = z.infer<typeof sessionResponse>;

/** Registration with the verified email, in the form that its owner needs to recognize it. */
export const linkableRegistration = z.object({
  submissionId: z.string(),
  fullName: z.string(),
  eventName: z.string(),
  eventStartTime: instant,
  timeZone: z.string(),
  submittedAt: instant,
  /** Number of businesses with a check-in. */
  visits: z.number().int(),
  /** True if it was linked to this email before: another sign-in ends no session. */
  isProven: z.boolean(),
  /** False if staff corrected the email: linking ends the other sessions in every case. */
  mayPreserveSessions: z.boolean(),
});

export type LinkableRegistration = z.infer<typeof linkableRegistration>;

/** Page of registrations: those with visits or tickets first, then the others, each latest first. */
const linkableRegistrations = z.object({
  registrations: z.array(linkableRegistration),
  /** Null on the last page. */
  nextCursor: z.string().nullable(),
});

export type LinkableRegistrations = z.infer<typeof linkableRegistrations>;

export const requestSignInCode = endpoint({
  method: 'POST',
  path: '/api/session/code',
  access: 'anyone',
  rate: { perMinute: 240, by: 'address' },
  summary:
    'Sends a sign-in link and a six-digit code by mail if mail is configured. The response is the same for every address.',
  body: z.strictObject({
    email,
    /** Path of the app to open after the sign-in. */
    next: z
      .string()
      .max(500, { abort: true })
      .regex(/^\/(?![/\\])/, 'not-page-app')
      .optional()
      .default('/'),
    language: language.optional().default(defaultLanguage),
  }),
  output: z.object({
    /**
     * `mail`: the provider accepted link and code. `delayed`: it could not be reached; it is tried again for 10
     * minutes. `shown`: `code` is the code (emulator). `none`: request a link from Firebase.
     */
    sent: z.enum(['mail', 'delayed', 'shown', 'none']),
    attemptId: z.string().nullable(),
    code: z.string().nullable(),
  }),
  problems: ['mail-rejected'],
});

/** Six digits as typed. */
const mailedDigits = z
  .string()
  .regex(/^(\s*\d){6}\s*$/, 'code-six-digits')
  .transform((typed) => typed.replace(/\s/g, ''));

export const requestTicketCode = endpoint({
  method: 'POST',
  path: '/api/tickets/code',
  access: 'anyone',
  // A venue's Wi-Fi is one address: a full house within a minute.
  rate: { perMinute: 600, by: 'address' },
  summary:
    'Mails a code to the email on record of an unused ticket. The response never contains the email.',
  body: z.strictObject({
    ticketId,
    language: language.optional().default(defaultLanguage),
  }),
  /** Same answer as for a sign-in code; `none` also for a ticket without an email, and after too many codes. */
  output: requestSignInCode.output,
  problems: ['mail-rejected', 'ticket-not-found', 'ticket-used', 'too-many-attempts'],
});

export const proveTicket = endpoint({
  method: 'POST',
  path: '/api/tickets/prove',
  access: 'anyone',
  // A venue's Wi-Fi is one address: a full house within a minute.
  rate: { perMinute: 600, by: 'address' },
  summary: 'Verifies the email on record of a ticket by its mailed code, and returns its holder.',
  body: z.strictObject({ ticketId, attemptId: z.string().min(1).max(64), code: mailedDigits }),
  output: z.object({
    proof: z.string(),
    email: z.string(),
    /** Name on record of the ticket. */
    fullName: z.string().nullable(),
  }),
  problems: [
    'email-changed',
    'sign-in-code-expired',
    'ticket-not-found',
    'ticket-used',
    'too-many-attempts',
    'wrong-code',
  ],
});

export const proveEmail = endpoint({
  method: 'POST',
  path: '/api/session/prove',
  access: 'anyone',
  rate: { perMinute: 240, by: 'address' },
  summary:
    'Verifies an email by the one-time code of a sign-in link, or by the six digits mailed with it, and lists its registrations.',
  body: z.union([
    z.strictObject({ email, oobCode: z.string().min(1).max(2048) }),
    z.strictObject({
      email,
      attemptId: z.string().min(1).max(64),
      code: mailedDigits,
    }),
  ]),
  output: linkableRegistrations.extend({ proof: z.string() }),
  problems: [
    'page-not-found',
    'sign-in-code-expired',
    'too-many-links',
    'used-link',
    'wrong-address',
    'wrong-code',
  ],
});

export const endSession = endpoint({
  method: 'POST',
  path: '/api/session/end',
  access: 'attendee',
  rate: attendeeRate,
  summary:
    'Ends this session, or with `everywhere` all sessions of the participant. Its token returns 401 from then on.',
  body: z.strictObject({ everywhere: z.boolean().optional().default(false) }),
  output: z.object({ message: z.string() }),
  problems: [],
});

export const keepSession = endpoint({
  method: 'POST',
  path: '/api/session/keep',
  access: 'attendee',
  rate: attendeeRate,
  summary:
    'Sets a cookie by which this browser restores the session after it deleted its storage, until the session ends.',
  output: z.object({ expiresAt: instant }),
  problems: ['too-many-attempts'],
});

export const restoreSession = endpoint({
  method: 'POST',
  path: '/api/session/restore',
  access: 'anyone',
  rate: { perMinute: 240, by: 'address' },
  isCookieExchange: true,
  summary:
    'Continues the session of the cookie. Accepted from the app’s own pages only (Sec-Fetch-Site: same-origin).',
  body: z.strictObject({}),
  output: sessionResponse,
  problems: ['not-signed-in', 'too-many-attempts'],
});

export const issueTransferCode = endpoint({
  method: 'POST',
  path: '/api/session/return-code',
  access: 'attendee',
  rate: attendeeRate,
  summary:
    'Creates a one-time code of ten characters that begins a session on another device. Valid for 10 minutes.',
  output: z.object({ code: z.string(), expiresAt: instant }),
  problems: ['too-many-attempts'],
});

export const redeemReturnCode = endpoint({
  method: 'POST',
  path: '/api/session/return',
  access: 'anyone',
  // A venue's Wi-Fi is one address for 300 phones.
  rate: { perMinute: 240, by: 'address' },
  summary: 'Begins a session with a code from the desk or from another device.',
  body: z.strictObject({ code: returnCode }),
  output: sessionResponse,
  problems: [
    'return-code-ended',
    'return-code-expired',
    'too-many-attempts',
    'unknown-return-code',
  ],
});

export const listLinkableRegistrations = endpoint({
  method: 'POST',
  path: '/api/session/registrations',
  access: 'anyone',
  rate: { perMinute: 240, by: 'address' },
  summary: 'Further registrations that name the proven address, 20 a page.',
  body: z.strictObject({ proof: emailProof, cursor: z.string().max(2000).optional() }),
  output: linkableRegistrations,
  problems: ['page-not-found', 'proof-expired'],
});

const submissionIds = z.array(submissionId).min(1).max(20);

export const linkRegistrations = endpoint({
  method: 'POST',
  path: '/api/session/take',
  access: 'anyone',
  rate: { perMinute: 240, by: 'address' },
  summary:
    'Links registrations with the verified email and begins a session. The first time, their other sessions end.',
  body: z.strictObject({
    proof: emailProof,
    submissionIds,
    /**
     * Defaults to true if the registration was linked to this email before. Ignored for a participant whose email
     * staff corrected since: their other sessions end.
     */
    keepOtherSessions: z.boolean().optional(),
  }),
  output: sessionResponse,
  problems: ['email-not-yours', 'proof-expired'],
});

export const disownRegistrations = endpoint({
  method: 'POST',
  path: '/api/session/disown',
  access: 'anyone',
  rate: { perMinute: 240, by: 'address' },
  summary: 'Removes the verified email from registrations that are not the caller’s. Staff see it.',
  body: z.strictObject({ proof: emailProof, submissionIds }),
  output: linkableRegistrations,
  problems: ['email-not-yours', 'page-not-found', 'proof-expired'],
});

export const listLinkedParticipants = endpoint({
  method: 'GET',
  path: '/api/session/walks',
  access: 'attendee',
  rate: attendeeRate,
  summary: 'Lists the linked participants of this person, the current one first.',
  output: z.array(
    z.object({ participantId: z.string(), name: z.string(), eventNames: z.array(z.string()) }),
  ),
  problems: [],
});

export const switchParticipant = endpoint({
  method: 'POST',
  path: '/api/session/switch',
  access: 'attendee',
  rate: attendeeRate,
  summary: 'Switches to another linked participant.',
  body: z.strictObject({ participantId: z.string().min(1).max(128) }),
  output: sessionResponse,
  problems: ['email-limit', 'staff-code-limit', 'walk-not-yours'],
});
