import { endpoint } from '@wine-walk/common/api/endpoint.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  asMaya,
  failureOf,
  json,
  open,
  openBusiness,
  stubFetch,
} from '../../support/fake-fetch.ts';
import { createApiClient, pathOf } from './api-client.ts';
import { ApiError } from './api-errors.ts';

const readBusiness = endpoint({
  method: 'GET',
  path: '/api/doors/{id}/visits/{eventId}',
  access: 'attendee',
  summary: 'A door.',
  params: z.object({ id: z.string(), eventId: z.string() }),
  query: z.object({ near: z.coerce.number().optional(), all: z.boolean().optional() }),
  output: z.object({ name: z.string() }),
  problems: [],
});
const asVisitor = createApiClient(async () => null);

describe('requests', () => {
  // spec: 7.1, S7.1, B12.3
  it('send JSON with credentials and the bearer token to the path with its parameters', async () => {
    const fetch = stubFetch(json({ name: 'Vino' }));
    await asMaya(readBusiness, { params: { id: 'a/b', eventId: 'e' }, query: { near: 3 } });
    const [path, init] = fetch.mock.calls[0] ?? [];
    const headers = new Headers(init?.headers);
    expect(path).toBe('/api/doors/a%2Fb/visits/e?near=3');
    expect(init).toMatchObject({ method: 'GET', credentials: 'include', body: undefined });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Authorization')).toBe('Bearer maya-token');
    expect(headers.has('Idempotency-Key')).toBe(false);
  });

  it('send body and idempotency key, and no token for anonymous calls', async () => {
    const fetch = stubFetch(json({ name: 'Vino' }));
    await asVisitor(openBusiness, { body: { name: 'Vino' }, idempotencyKey: 'attempt-1' });
    const init = fetch.mock.calls[0]?.[1];
    const headers = new Headers(init?.headers);
    expect(init?.body).toBe('{"name":"Vino"}');
    expect(headers.get('Idempotency-Key')).toBe('attempt-1');
    expect(headers.has('Authorization')).toBe(false);
  });

  it('omit undefined query values', () => {
    expect(
      pathOf(readBusiness, { params: { id: 'a', eventId: 'e' }, query: { near: undefined } }),
    ).toBe('/api/doors/a/visits/e');
  });
});

describe('responses', () => {
  it("are parsed by the endpoint's schema", async () => {
    stubFetch(json({ name: 'Vino', more: 1 }));
    expect(await open()).toEqual({ name: 'Vino' });
  });

  // spec: 8.1
  it('throw a problem with status, code, message, fields and retry time', async () => {
    const problem = { message: 'Slow down.', code: 'too-many-requests', fields: { name: 'again' } };
    stubFetch(json(problem, { status: 429, headers: { 'Retry-After': '12' } }));
    const error = await failureOf(open());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `429: ${JSON.stringify(problem)}`,
      status: 429,
      code: 'too-many-requests',
      serverMessage: 'Slow down.',
      fields: { name: 'again' },
      retryAfterSeconds: 12,
    });
  });

  // spec: 8.2, S8.13
  it('use the status text if the body is empty', async () => {
    stubFetch(new Response('', { status: 503, statusText: 'Service Unavailable' }));
    expect(await failureOf(open())).toMatchObject({
      message: '503: Service Unavailable',
      code: '',
      serverMessage: '',
      fields: {},
      retryAfterSeconds: null,
    });
  });

  // spec: S8.13
  it('treat an HTML error page as a problem without a message', async () => {
    stubFetch(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failureOf(open())).toMatchObject({
      message: '502: <h1>Bad gateway</h1>',
      status: 502,
      serverMessage: '',
    });
  });

  // spec: 7.9, S7.2
  it('throw on 401 unless null is requested', async () => {
    stubFetch(() =>
      Promise.resolve(json({ message: 'Sign in.', code: 'not-signed-in' }, { status: 401 })),
    );
    expect(await failureOf(open())).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect(await asMaya(openBusiness, { body: { name: 'Vino' }, on401: 'null' })).toBeNull();
  });
});
