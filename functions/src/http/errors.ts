import { randomBytes } from 'node:crypto';
import {
  type Problem,
  type ProblemBody,
  problem,
  problemStatus,
} from '@wine-walk/common/api/problems.ts';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import type { Context, Next } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ConflictError, InvalidDocumentError, isUnavailable } from '../firestore/store-errors.ts';

const header = 'X-Request-Id';

/**
 * Gives every answer an id that a person can read out, as in `7KQ2-M9XH`: what went wrong is logged under it.
 * Made here, never taken from the request.
 */
export async function assignRequestId(context: Context, next: Next): Promise<void> {
  const id = encodeCrockford32(randomBytes(8));
  context.header(header, `${id.slice(0, 4)}-${id.slice(4)}`);
  await next();
}

/** The id of the request that is being answered. */
function getRequestId(context: Context): string {
  return context.res.headers.get(header) ?? '';
}

/** The one place where a refusal becomes an answer. */
export function problemResponse(context: Context, refusal: Problem): Response {
  const { problem: code, message, fields, details } = refusal;
  const retryAfterSeconds = details?.retryAfterSeconds;
  if (retryAfterSeconds !== undefined)
    context.header('Retry-After', String(Math.ceil(retryAfterSeconds)));
  const body: ProblemBody = {
    message,
    code,
    ...(fields && { fields }),
    ...(details && { details }),
  };
  return context.json(body, problemStatus[code] satisfies ContentfulStatusCode);
}

/** What nobody expected: logged whole, told without details. */
export function internalError(error: Error, context: Context): Response {
  context.header('Cache-Control', 'private, no-store');
  if (error instanceof ConflictError) return problemResponse(context, conflict());
  console.error('unexpected', getRequestId(context), context.req.method, context.req.path, error);
  if (error instanceof InvalidDocumentError)
    return problemResponse(context, invalidDocumentProblem(getRequestId(context)));
  return problemResponse(context, isUnavailable(error) ? unavailable() : failure());
}

/** What did not come in time, or cannot now. A repeat with the same Idempotency-Key is safe. */
export function unavailable(): Problem<'unavailable'> {
  return problem(
    'unavailable',
    'We cannot reach our records right now. Please try again in a moment.',
    {
      details: { retryAfterSeconds: 5 },
    },
  );
}

const failure = () => problem('unexpected', 'Something went wrong on our side. Please try again.');
/** It names no document: those of others are none of the caller's business. The log has it under the id. */
const invalidDocumentProblem = (requestId: string) =>
  problem(
    'unreadable',
    `A record is damaged, and only the organizers can mend it. Please tell them this number: ${requestId}.`,
  );
const conflict = () =>
  problem('too-many-requests', 'Others are changing the same thing right now. Please try again.', {
    details: { retryAfterSeconds: 1 },
  });

/** From a request's arrival. Before the app gives up by itself, after 30 s: it is told, instead of guessing. Milliseconds. */
const longestMs = 25_000;

/**
 * What comes of a part of answering a request, or that the records cannot be reached where the parts together take
 * too long: Firestore's library tries again by itself for minutes. What was begun may still be carried out.
 *
 * @param arrivedAt when the request did: milliseconds since 1970, UTC.
 */
export async function withDeadline<T>(
  work: Promise<T>,
  arrivedAt: number,
): Promise<T | Problem<'unavailable'>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Problem<'unavailable'>>((resolve) => {
    const leftMs = Math.max(0, arrivedAt + longestMs - Date.now());
    timer = setTimeout(() => resolve(unavailable()), leftMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
