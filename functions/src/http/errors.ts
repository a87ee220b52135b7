import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ProblemBody, problemStatus } from '../contract/problems.ts';
import { type Problem, problem } from './problem.ts';

/** The one place where a refusal becomes an answer. */
export function answerProblem(context: Context, refusal: Problem): Response {
  const { problem: code, message, fields, retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined)
    context.header('Retry-After', String(Math.ceil(retryAfterSeconds)));
  const body: ProblemBody = { message, code, ...(fields && { fields }) };
  return context.json(body, problemStatus[code] satisfies ContentfulStatusCode);
}

/** What nobody expected: logged whole, told without details. */
export function unexpected(error: Error, context: Context): Response {
  console.error('unexpected', context.req.method, context.req.path, error);
  context.header('Cache-Control', 'private, no-store');
  return answerProblem(
    context,
    problem('unexpected', 'Something went wrong on our side. Please try again.'),
  );
}
