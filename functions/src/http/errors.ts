import { randomBytes } from 'node:crypto';
import { problemCodes } from '@wine-walk/common/api/contract/problem-codes.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import type { Context, Next } from 'hono';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ConflictError, InvalidDocumentError, isUnavailable } from '../firestore/store-errors.ts';
import { QueueFullError } from '../lib/limited-queue.ts';
import { logError } from '../lib/log.ts';
import { toProblemBody } from './problem-message.ts';

const header = 'X-Request-Id';

/**
 * Assigns an ID that a person can read out, such as `7KQ2-M9XH`, to every response; errors are logged under
 * it. Never taken from the request.
 */
export async function assignRequestId(context: Context, next: Next): Promise<void> {
  const id = encodeCrockford32(randomBytes(8));
  context.header(header, `${id.slice(0, 4)}-${id.slice(4)}`);
  await next();
}

/** Returns the ID of the current request. */
function getRequestId(context: Context): string {
  return context.res.headers.get(header) ?? '';
}

/** Converts a problem to a response, for all endpoints. */
export function problemResponse(context: Context, refusal: Problem): Response {
  const retryAfterSeconds = refusal.details?.retryAfterSeconds;
  if (retryAfterSeconds !== undefined)
    context.header('Retry-After', String(Math.ceil(retryAfterSeconds)));
  const { status } = problemCodes[refusal.problem];
  return context.json(toProblemBody(refusal), status satisfies ContentfulStatusCode);
}

/** Logs an unexpected error under the request ID and returns a response without details. */
export function internalError(error: Error, context: Context): Response {
  context.header('Cache-Control', 'private, no-store');
  if (error instanceof ConflictError) return problemResponse(context, conflict());
  if (error instanceof QueueFullError) return problemResponse(context, busy());
  const { method } = context.req;
  const facts = { requestId: getRequestId(context), method, route: routePath(context) };
  const isInvalid = error instanceof InvalidDocumentError;
  logError('unexpected', isInvalid ? { ...facts, document: error.path } : facts, error);
  if (error instanceof InvalidDocumentError)
    return problemResponse(context, invalidDocumentProblem(getRequestId(context)));
  return problemResponse(context, isUnavailable(error) ? unavailable() : failure());
}

/**
 * Creates the problem of a request that timed out or cannot be served now. A repeat with the same
 * Idempotency-Key is safe.
 */
export function unavailable(): Problem<'unavailable'> {
  return problem('unavailable', { retryAfterSeconds: 5 });
}

const failure = () => problem('unexpected');
/** Problem of an invalid document, without its name, since it may belong to others. The log has its path under the request ID. */
const invalidDocumentProblem = (requestId: string) => problem('unreadable', { requestId });
const busy = () => problem('busy', { retryAfterSeconds: 5 });
const conflict = () => problem('concurrent-changes', { retryAfterSeconds: 1 });

/** Time in milliseconds from the arrival of a request, less than the 30 s after which the app gives up. */
const longestMs = 25_000;

/**
 * Returns the result of one step of a request, or the problem if the steps together take too long:
 * Firestore's library retries for minutes. A started step may still complete.
 *
 * @param arrivedAt arrival of the request, epoch milliseconds.
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
