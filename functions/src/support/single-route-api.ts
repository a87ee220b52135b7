import { type Endpoint, endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import type { ProblemBody, ProblemDetails } from '@wine-walk/common/api/contract/problems.ts';
import { z } from 'zod';
import { type ApiOptions, createApiApp } from '../http/api.ts';
import { type RequestContext, route } from '../http/route.ts';

/** Returns a minimal endpoint with overrides. */
export function plainEndpoint(overrides: Partial<Endpoint> = {}): Endpoint {
  return endpoint({
    method: 'POST',
    path: '/api/things/{id}',
    access: 'anyone',
    summary: 'A thing.',
    params: z.object({ id: z.string().regex(/^[a-z]+$/, 'Not an id.') }),
    body: z.strictObject({ name: z.string().min(2, 'Too short.'), count: z.number().optional() }),
    output: z.object({ got: z.unknown() }),
    problems: [],
    ...overrides,
  });
}

type FakeHandler = (call: RequestContext<Endpoint>) => unknown;

/** Creates an API with one endpoint. Its handler returns its context, or the result of `answer`. */
export function apiWith(
  overrides: Partial<Endpoint> = {},
  answer: FakeHandler = ({ params, query, body }) => ({ got: { params, query, body } }),
  options: ApiOptions = {},
) {
  const handler = route(plainEndpoint(overrides), async (call) => answer(call) as never);
  return createApiApp([handler], options);
}

/** Creates a POST request with this body, as JSON unless it is text. */
export function postInit(body: unknown, headers: Record<string, string> = {}): RequestInit {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    method: 'POST',
    body: text,
    headers: { 'Content-Type': 'application/json', ...headers },
  };
}

export const maya = { name: 'Maya' };

interface Answered {
  status: number;
  message?: string;
  code?: string;
  fields?: Record<string, string>;
  details?: ProblemDetails;
  got?: unknown;
}

/** Posts a body and returns the status with the response's body, with the message of each field. */
export async function post(
  body: unknown,
  path = '/api/things/a',
  overrides: Partial<Endpoint> = {},
): Promise<Answered> {
  const answer = await apiWith(overrides).request(path, postInit(body));
  const { fields, ...rest } = (await answer.json()) as Partial<ProblemBody>;
  const messages = Object.entries(fields ?? {}).map(([name, field]) => [name, field.message]);
  return {
    status: answer.status,
    ...rest,
    ...(fields && { fields: Object.fromEntries(messages) as Record<string, string> }),
  };
}
export const invalid = (message: string, fields?: Record<string, string>) => ({
  status: 400,
  code: 'invalid-input',
  message,
  ...(fields && { fields }),
});
