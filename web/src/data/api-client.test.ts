import { endpoint } from '@contract/endpoint.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createApi, pathOf, timeoutMs } from './api-client.ts';
import { ApiError, NetworkError } from './api-errors.ts';

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
const openBusiness = endpoint({
  method: 'POST',
  path: '/api/doors',
  access: 'attendee',
  summary: 'Opens a door.',
  body: z.object({ name: z.string() }),
  output: z.object({ name: z.string() }),
  problems: [],
  idempotent: true,
});

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    ...init,
  });

function stubFetch(answer: Response | (() => Promise<Response>)) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    typeof answer === 'function' ? answer() : answer,
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const asVisitor = createApi(async () => null);
const asMaya = createApi(async () => 'maya-token');
const open = () => asMaya(openBusiness, { body: { name: 'Vino' } });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what is sent', () => {
  // spec: 7.1, S7.1, B12.3
  it('is JSON with credentials and the bearer token, at the path with its parameters', async () => {
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

  it('carries body and idempotency key, and no token for a visitor', async () => {
    const fetch = stubFetch(json({ name: 'Vino' }));
    await asVisitor(openBusiness, { body: { name: 'Vino' }, idempotencyKey: 'attempt-1' });
    const init = fetch.mock.calls[0]?.[1];
    const headers = new Headers(init?.headers);
    expect(init?.body).toBe('{"name":"Vino"}');
    expect(headers.get('Idempotency-Key')).toBe('attempt-1');
    expect(headers.has('Authorization')).toBe(false);
  });

  it('leaves out of the query what is undefined', () => {
    expect(
      pathOf(readBusiness, { params: { id: 'a', eventId: 'e' }, query: { near: undefined } }),
    ).toBe('/api/doors/a/visits/e');
  });
});

describe('what is answered', () => {
  it("is parsed by the endpoint's schema", async () => {
    stubFetch(json({ name: 'Vino', more: 1 }));
    expect(await open()).toEqual({ name: 'Vino' });
  });

  // spec: 8.1
  it("carries the server's problem: status, code, message, fields and when to try again", async () => {
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
  it('has the status text as message where the body is empty', async () => {
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
  it('takes an HTML error page for a problem without words of its own', async () => {
    stubFetch(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failureOf(open())).toMatchObject({
      message: '502: <h1>Bad gateway</h1>',
      status: 502,
      serverMessage: '',
    });
  });

  // spec: 7.9, S7.2
  it('throws on 401, unless null is asked for', async () => {
    stubFetch(() =>
      Promise.resolve(json({ message: 'Sign in.', code: 'not-signed-in' }, { status: 401 })),
    );
    expect(await failureOf(open())).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect(await asMaya(openBusiness, { body: { name: 'Vino' }, on401: 'null' })).toBeNull();
  });
});

// spec: 7.2
describe('what is no answer', () => {
  it.each([
    [
      'an HTML page with status 200',
      new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['JSON that is not the contract’s', json({ title: 'Vino' })],
    ['broken JSON', new Response('{', { headers: { 'Content-Type': 'application/json' } })],
  ])('%s is unreadable', async (_what, response) => {
    stubFetch(response);
    expect(await failureOf(open())).toMatchObject({ name: 'NetworkError', kind: 'unreadable' });
  });

  it('a failed request is offline, and so is a body that breaks off', async () => {
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(open())).toMatchObject({ kind: 'offline' });
    const broken = json({});
    vi.spyOn(broken, 'text').mockRejectedValue(new TypeError('network error'));
    stubFetch(broken);
    expect(await failureOf(open())).toMatchObject({ kind: 'offline' });
  });

  it('a token that cannot be renewed is offline', async () => {
    const fetch = stubFetch(json({}));
    const api = createApi(() => Promise.reject(new Error('auth/network-request-failed')));
    expect(await failureOf(api(openBusiness, { body: { name: 'Vino' } }))).toBeInstanceOf(
      NetworkError,
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  // spec: A14.19
  it('nothing within 30 seconds is a timeout', async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    vi.stubGlobal('fetch', never);
    const error = failureOf(open());
    await Promise.resolve();
    clock.abort(new DOMException('timed out', 'TimeoutError'));
    expect(await error).toMatchObject({ kind: 'timeout' });
    expect(timeout).toHaveBeenCalledWith(30_000);
    expect(timeoutMs).toBe(30_000);
  });

  it('a call that is given up stays an AbortError, given up before or after it began', async () => {
    vi.stubGlobal('fetch', never);
    const early = asMaya(openBusiness, { body: { name: 'Vino' }, signal: AbortSignal.abort() });
    expect(await failureOf(early)).toMatchObject({ name: 'AbortError' });
    const caller = new AbortController();
    const late = failureOf(asMaya(openBusiness, { body: { name: 'Vino' }, signal: caller.signal }));
    await Promise.resolve();
    caller.abort();
    expect(await late).toMatchObject({ name: 'AbortError' });
  });
});

/** A request that is never answered: it ends only with its signal. */
function never(_path: string, init?: RequestInit): Promise<Response> {
  const signal = init?.signal;
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason as Error);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
