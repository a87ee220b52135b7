import { type Endpoint, endpoint } from '@wine-walk/common/api/endpoint.ts';
import { z } from 'zod';
import { createApiApp } from '../http/api.ts';
import { type RequestContext, route } from '../http/route.ts';

/** The plainest endpoint, for tests that say what differs. */
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

/** The API with that endpoint alone; it answers what it was called with, or what `answer` says. */
export function apiWith(
  overrides: Partial<Endpoint> = {},
  answer: FakeHandler = ({ params, query, body }) => ({ got: { params, query, body } }),
) {
  return createApiApp([route(plainEndpoint(overrides), async (call) => answer(call) as never)]);
}

/** A POST of this body, as JSON unless it is text. */
export function postInit(body: unknown, headers: Record<string, string> = {}): RequestInit {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    method: 'POST',
    body: text,
    headers: { 'Content-Type': 'application/json', ...headers },
  };
}

export const maya = { name: 'Maya' };
