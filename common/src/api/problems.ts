import { z } from 'zod';

/** What the API refuses with: each code and its HTTP status (design: input 400, … too many 429). */
export const problemStatus = {
  'invalid-input': 400,
  'not-signed-in': 401,
  'session-expired': 401,
  'wrong-credentials': 401,
  forbidden: 403,
  'not-registered': 403,
  'not-found': 404,
  /** No such path: what asks for it is of another version. */
  'unknown-call': 404,
  'ticket-not-found': 404,
  'ticket-used': 409,
  'already-registered': 409,
  'stale-edit': 409,
  'already-exists': 409,
  'already-claimed': 409,
  'name-taken': 409,
  'in-use': 409,
  'already-arrived': 409,
  'till-closed': 409,
  'code-expired': 410,
  'body-too-large': 413,
  'ticket-not-yours': 422,
  'email-not-proven': 422,
  'wrong-code': 422,
  'wrong-address': 422,
  'no-active-event': 422,
  'event-not-running': 422,
  'before-registration': 422,
  'check-in-paused': 422,
  'business-closed': 422,
  'too-far': 422,
  'fix-too-old': 422,
  'location-unclear': 422,
  'unknown-venue-code': 422,
  'reward-locked': 422,
  'out-of-stock': 422,
  'not-paid': 422,
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
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemStatus;

/**
 * What of a refusal a program can use: a screen says it in its own language and units, and never reads `message`.
 * Each is there where it is known.
 */
export const problemDetails = z.object({
  /** Metres from the business, by the fix that was sent. */
  distanceMeters: z.number().min(0).optional(),
  /** How near one must be to check in. Metres. */
  radiusMeters: z.number().min(0).optional(),
  /** Of the fix that was sent, as the device claimed it. Metres. */
  accuracyMeters: z.number().min(0).optional(),
  /** Seconds until another try can succeed; the Retry-After header says the same in whole seconds. */
  retryAfterSeconds: z.number().min(0).optional(),
  /** What is stored now, where that is not what the sender had before them: `version`, or who has it since when. */
  current: z.record(z.string(), z.unknown()).optional(),
  /** The fields, by their paths in the body, that this version of the API does not have. */
  unknownFields: z.array(z.string()).optional(),
});

export type ProblemDetails = z.infer<typeof problemDetails>;

/** The body of every answer that is not OK. `message` is for people: the specification's "server message". */
export const problemBody = z.object({
  message: z.string(),
  code: z.string(),
  details: problemDetails.optional(),
  /** What is wrong with which field, by its path in the body (`latitude`, `rows.3.email`). */
  fields: z.record(z.string(), z.string()).optional(),
});

export type ProblemBody = z.infer<typeof problemBody>;

/** An expected failure, as a value: its code stands in the return type of what can refuse. */
export interface Problem<Code extends ProblemCode = ProblemCode> {
  readonly problem: Code;
  /** For people: the specification's server message. */
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: ProblemDetails;
}

/** Makes a refusal. */
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
