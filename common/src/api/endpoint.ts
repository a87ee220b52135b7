import type { z } from 'zod';
import { type ProblemCode } from './problems.ts';

/**
 * Who may call: `anyone` without signing in; `attendee` signed in as a participant;
 * `shop` staff of any role; `desk` staff of role desk or admin; `admin` staff of role admin.
 */
export type Access = 'anyone' | 'attendee' | 'shop' | 'desk' | 'admin';

/** One call of the API: what the server binds, the client calls and openapi.json describes. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With parameters in braces, as in `/api/waiver/{submissionId}`. */
  path: string;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  output: z.ZodType;
  /** What it may refuse with, beyond the problems every call has. */
  problems: readonly ProblemCode[];
  /** Repeats with the same `Idempotency-Key` header are answered as the first. */
  idempotent?: boolean;
  /** Fields of the body that say how it is sent, not what is asked: a repeat may have others. */
  ignoredInIdempotencyHash?: readonly string[];
  /** Calls a minute that one address, or one signed-in person, may make before a 429. */
  rate?: { perMinute: number; by: 'address' | 'caller' };
  /** What it answers never changes: kept by browsers and the CDN. Otherwise nothing is kept anywhere. */
  isImmutable?: boolean;
  /** Bytes of body at most, where 64 KiB is not enough. */
  bodyLimit?: number;
}

export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodType
  ? z.output<E['params']>
  : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType
  ? z.output<E['query']>
  : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType
  ? z.output<E['body']>
  : undefined;
/** What a caller writes, before defaults are filled in. */
export type BodyInput<E extends Endpoint> = E['body'] extends z.ZodType
  ? z.input<E['body']>
  : undefined;
export type ResponseOf<E extends Endpoint> = z.output<E['output']>;
export type ProblemOf<E extends Endpoint> =
  | E['problems'][number]
  | (E extends { idempotent: true } ? 'idempotency-key-reused' : never);

/** Declares an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}
