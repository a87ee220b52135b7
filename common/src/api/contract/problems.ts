import { z } from 'zod';
import { staffLimitReason } from '../../model/sessions.ts';
import type { DetailsOf, ProblemCode } from './problem-codes.ts';

/** Details that devices decide by, each present if known; the others are arguments of messages only. */
export const problemDetails = z.looseObject({
  /** Distance from the business by the submitted location, in meters. */
  distanceMeters: z.number().min(0).optional(),
  /** Check-in radius in meters. */
  radiusMeters: z.number().min(0).optional(),
  /** Accuracy of the submitted location as reported by the device, in meters. */
  accuracyMeters: z.number().min(0).optional(),
  /** Seconds until another attempt can succeed; also in the Retry-After header, in whole seconds. */
  retryAfterSeconds: z.number().min(0).optional(),
  /** Stored state if it differs from the state that the sender expected: `version`, or holder and time. */
  current: z.record(z.string(), z.unknown()).optional(),
  /** Reason for which a session ended: `staff-code` for a code or correction of the email by staff. */
  reason: z.enum(['staff-code', 'elsewhere']).optional(),
  /** Reason for which the session is limited, and the end of the limits (ISO 8601, UTC). */
  limit: z.object({ reason: staffLimitReason, until: z.string() }).optional(),
  /** Paths of body fields that this version of the API does not know. */
  unknownFields: z.array(z.string()).optional(),
});

export type ProblemDetails = z.infer<typeof problemDetails>;

/** Code with the details that fill its message; `message` is in English. */
const explained = z.object({
  message: z.string(),
  code: z.string(),
  details: problemDetails.optional(),
});

/** Body of every error response. `message` is the "server message" of the specification. */
export const problemBody = explained.extend({
  /** Problems by the path of the invalid field (`latitude`, `rows.3.email`). */
  fields: z.record(z.string(), explained).optional(),
});

export type ProblemBody = z.infer<typeof problemBody>;

/** Problem of a field: a code of the API or of a schema (catalog `problems`), with the arguments of its message. */
export interface FieldProblem {
  readonly code: string;
  readonly details?: ProblemDetails;
}

/** Expected failure as a value: its code is part of the return type. */
export interface Problem<Code extends ProblemCode = ProblemCode> {
  readonly problem: Code;
  readonly details?: ProblemDetails;
  readonly fields?: Readonly<Record<string, FieldProblem>>;
}

/** Creates a problem. `field`: path of the field that it is about. */
export function problem<const Code extends ProblemCode>(
  code: Code,
  ...[details, field]: Record<never, never> extends DetailsOf<Code>
    ? [details?: DetailsOf<Code>, field?: string]
    : [details: DetailsOf<Code>, field?: string]
): Problem<Code> {
  const explained = { ...(details && { details: details as ProblemDetails }) };
  return {
    problem: code,
    ...explained,
    ...(field !== undefined && { fields: { [field]: { code, ...explained } } }),
  };
}

export function isProblem<T>(
  value: T,
): value is unknown extends T ? T & Problem : Extract<T, Problem> {
  return typeof value === 'object' && value !== null && 'problem' in value;
}
