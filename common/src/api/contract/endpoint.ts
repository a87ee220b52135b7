import type { z } from 'zod';
import type { ProblemCode } from './problem-codes.ts';
import type { Problem } from './problems.ts';

/**
 * Required caller: `anyone` without signing in; `attendee` signed in as a participant; `shop` staff of any
 * role; `desk` staff of role desk or admin; `account` the same without the accounts of links, for records that
 * belong to no event; `admin` staff of role admin.
 */
export type Access = 'anyone' | 'attendee' | 'shop' | 'desk' | 'account' | 'admin';

/** Endpoint of the API: bound by the server, called by the client, described by openapi.json. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with parameters in braces, such as `/api/waiver/{submissionId}`. */
  path: string;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  output: z.ZodType;
  /** Problem codes beyond those of every endpoint. */
  problems: readonly ProblemCode[];
  /** True if repeats with the same `Idempotency-Key` receive the first response. */
  idempotent?: boolean;
  /** Body fields about the transmission, which may differ in a repeat. */
  ignoredInIdempotencyHash?: readonly string[];
  /** Maximum number of requests per minute from one IP or signed-in caller. */
  rate?: { perMinute: number; by: 'address' | 'caller' };
  /**
   * True if the response never changes and may be cached by browsers and the CDN.
   */
  isImmutable?: boolean;
  /**
   * True if callers who are not signed in all get the same, which the CDN may answer for 10 seconds. Others get theirs from
   * the API.
   */
  isShared?: boolean;
  /** True if the response can have some hundred kilobytes, and is compressed. */
  isCompressed?: boolean;
  /** True if the output, its content type and bytes, is sent as these bytes instead of JSON. */
  isBinary?: boolean;
  /** True if the session cookie is sent for it: only the app's own pages may call it, by the browser's word. */
  isCookieExchange?: boolean;
  /** Maximum body size in bytes if more than 64 KiB is needed. */
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
/** Body as the caller sends it, before defaults are filled in. */
export type BodyInput<E extends Endpoint> = E['body'] extends z.ZodType
  ? z.input<E['body']>
  : undefined;
export type ResponseOf<E extends Endpoint> = z.output<E['output']>;
export type ProblemOf<E extends Endpoint> =
  | E['problems'][number]
  | (E extends { idempotent: true } ? 'idempotency-key-reused' : never);
/** Result of a call: its response, or one of its problems. */
export type AnswerOf<E extends Endpoint> = ResponseOf<E> | Problem<ProblemOf<E>>;

/** Limit of reads that everyone may make: 50 a second of all phones of one venue, besides answers of the CDN. */
export const sharedReadRate = { perMinute: 3000, by: 'address' } as const;

/** Limit of calls that one attendee's app makes a few times: accounts are free, and their reads are not. */
export const attendeeRate = { perMinute: 120, by: 'caller' } as const;

/** Declares an endpoint with its exact types. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}
