import { z } from 'zod';
import { staffLimitReason } from '../model/sessions.ts';

/** Problem codes of the API with their HTTP status (input 400, … rate limit 429). */
export const problemStatus = {
  'invalid-input': 400,
  'not-signed-in': 401,
  'session-expired': 401,
  'wrong-credentials': 401,
  /** The password is right, and the account needs a code besides. */
  'second-factor-required': 401,
  forbidden: 403,
  'not-registered': 403,
  'not-found': 404,
  /** Unknown path, requested by a client of another version. */
  'unknown-call': 404,
  'ticket-not-found': 404,
  /** The body did not arrive in time. */
  'request-timeout': 408,
  'ticket-used': 409,
  'already-registered': 409,
  'stale-edit': 409,
  'already-exists': 409,
  'already-claimed': 409,
  'name-taken': 409,
  'in-use': 409,
  'already-arrived': 409,
  'till-closed': 409,
  /** Staff corrected the email since the code was mailed. */
  'email-changed': 409,
  'code-expired': 410,
  'body-too-large': 413,
  'ticket-not-yours': 422,
  'email-not-proven': 422,
  'wrong-code': 422,
  'wrong-address': 422,
  'mail-rejected': 422,
  'no-active-event': 422,
  /** The organization has not published a release that a registration could sign. */
  'no-release': 422,
  'event-not-running': 422,
  'before-registration': 422,
  'check-in-paused': 422,
  'business-closed': 422,
  /** The business requires its venue code: a location is not enough. */
  'venue-code-required': 422,
  'too-far': 422,
  'fix-too-old': 422,
  'location-unclear': 422,
  'unknown-venue-code': 422,
  'reward-locked': 422,
  'out-of-stock': 422,
  /** All tickets of the event or of a type are taken. */
  'sold-out': 422,
  'not-paid': 422,
  /** The guest has to sign the release before the admission. */
  'release-unsigned': 422,
  'wrong-event': 422,
  'registration-cancelled': 422,
  'till-unbalanced': 422,
  'undo-over': 422,
  'wrong-business': 422,
  'event-over': 422,
  'group-full': 422,
  'decided-against': 422,
  'name-not-allowed': 422,
  'name-hidden': 422,
  'idempotency-key-reused': 422,
  'too-many-requests': 429,
  unexpected: 500,
  unreadable: 500,
  unavailable: 503,
  /** No valid App Check token: a repeat by the current page can succeed. */
  'app-not-verified': 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemStatus;

/**
 * Machine-readable details: screens show them in their own language and units, and never read `message`. Each
 * is present if known.
 */
export const problemDetails = z.object({
  /** Distance from the business by the submitted location, in meters. */
  distanceMeters: z.number().min(0).optional(),
  /** Check-in radius in meters. */
  radiusMeters: z.number().min(0).optional(),
  /** Accuracy of the submitted location as reported by the device, in meters. */
  accuracyMeters: z.number().min(0).optional(),
  /** Seconds until another attempt can succeed; also in the Retry-After header, in whole seconds. */
  retryAfterSeconds: z.number().min(0).optional(),
  /** Stored state if it differs from what the sender expected: `version`, or holder and time. */
  current: z.record(z.string(), z.unknown()).optional(),
  /** Reason for which a session ended: `staff-code` for a code or correction of the email by staff. */
  reason: z.enum(['staff-code', 'elsewhere']).optional(),
  /** Reason for which the session is limited, and the end of the limits (ISO 8601, UTC). */
  limit: z.object({ reason: staffLimitReason, until: z.string() }).optional(),
  /** Paths of body fields that this version of the API does not know. */
  unknownFields: z.array(z.string()).optional(),
});

export type ProblemDetails = z.infer<typeof problemDetails>;

/** Body of every error response. `message` is the "server message" of the specification. */
export const problemBody = z.object({
  message: z.string(),
  code: z.string(),
  details: problemDetails.optional(),
  /** Messages by the path of the invalid field (`latitude`, `rows.3.email`). */
  fields: z.record(z.string(), z.string()).optional(),
});

export type ProblemBody = z.infer<typeof problemBody>;

/** Expected failure as a value: its code is part of the return type. */
export interface Problem<Code extends ProblemCode = ProblemCode> {
  readonly problem: Code;
  /** Text for people: the "server message" of the specification. */
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: ProblemDetails;
}

/** Creates a problem. */
export function problem<const Code extends ProblemCode>(
  code: Code,
  message: string,
  more: Pick<Problem, 'fields' | 'details'> = {},
): Problem<Code> {
  return { problem: code, message, ...more };
}

export function isProblem<T>(
  value: T,
): value is unknown extends T ? T & Problem : Extract<T, Problem> {
  return typeof value === 'object' && value !== null && 'problem' in value && 'message' in value;
}
