import {
  type Problem,
  type ProblemBody,
  problem,
  problemStatus,
} from '@wine-walk/common/api/problems.ts';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ConflictError, InvalidDocumentError, isUnavailable } from '../firestore/store-errors.ts';
import { getRequestId } from './request-id.ts';

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
