import type { Endpoint } from '@wine-walk/common/api/endpoint.ts';
import { type ProblemDetails } from '@wine-walk/common/api/problems.ts';
import { apiWith, postInit } from './single-route-api.ts';

interface Answered {
  status: number;
  message?: string;
  code?: string;
  fields?: Record<string, string>;
  details?: ProblemDetails;
  got?: unknown;
}

/** Posts a body and returns the status with the response's body. */
export async function post(
  body: unknown,
  path = '/api/things/a',
  overrides: Partial<Endpoint> = {},
): Promise<Answered> {
  const answer = await apiWith(overrides).request(path, postInit(body));
  return { status: answer.status, ...((await answer.json()) as object) };
}
export const invalid = (message: string, fields?: Record<string, string>) => ({
  status: 400,
  code: 'invalid-input',
  message,
  ...(fields && { fields }),
});
