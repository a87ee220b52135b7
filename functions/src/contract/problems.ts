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
  'ticket-not-found': 404,
  'ticket-used': 409,
  'email-in-use': 409,
  'already-registered': 409,
  'stale-edit': 409,
  'already-exists': 409,
  'already-claimed': 409,
  'in-use': 409,
  'code-expired': 410,
  'body-too-large': 413,
  'ticket-not-yours': 422,
  'no-active-event': 422,
  'event-not-running': 422,
  'too-far': 422,
  'fix-too-old': 422,
  'unknown-venue-code': 422,
  'reward-locked': 422,
  'decided-against': 422,
  'too-many-requests': 429,
  unexpected: 500,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemStatus;

/** The body of every answer that is not OK. `message` is for people: the specification's "server message". */
export const problemBody = z.object({
  message: z.string(),
  code: z.string(),
  /** What is wrong with which field, by its path in the body (`latitude`, `rows.3.email`). */
  fields: z.record(z.string(), z.string()).optional(),
});
export type ProblemBody = z.infer<typeof problemBody>;
