import { endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import {
  asMaya,
  failureOf,
  json,
  open,
  openBusiness,
  stubFetch,
} from '../../support/fake-fetch.ts';
import { serverNow, syncServerClock } from '../device/server-clock.ts';
import { createApiClient, pathOf, timeoutMs } from './api-client.ts';
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
const asVisitor = createApiClient(async () => null);

describe('createApiClient requests', () => {
  it('sends JSON with credentials and the bearer token to the path with its parameters', async () => {
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

  it('sends body and idempotency key, and no token for anonymous calls', async () => {
    const fetch = stubFetch(json({ name: 'Vino' }));
    await asVisitor(openBusiness, { body: { name: 'Vino' }, idempotencyKey: 'attempt-1' });
    const init = fetch.mock.calls[0]?.[1];
    const headers = new Headers(init?.headers);
    expect(init?.body).toBe('{"name":"Vino"}');
    expect(headers.get('Idempotency-Key')).toBe('attempt-1');
    expect(headers.has('Authorization')).toBe(false);
  });

  it('omits undefined query values', () => {
    expect(
      pathOf(readBusiness, { params: { id: 'a', eventId: 'e' }, query: { near: undefined } }),
    ).toBe('/api/doors/a/visits/e');
  });
});

describe('createApiClient responses', () => {
  it("parses the response by the endpoint's schema", async () => {
    stubFetch(json({ name: 'Vino', more: 1 }));
    expect(await open()).toEqual({ name: 'Vino' });
  });

  it('throws a problem with status, code, message, fields and retry time', async () => {
    const fields = { name: { code: 'required', message: 'Please fill this in.' } };
    const problem = { message: 'Slow down.', code: 'too-many-requests', fields };
    stubFetch(json(problem, { status: 429, headers: { 'Retry-After': '12' } }));
    const error = await failureOf(open());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `429: ${JSON.stringify(problem)}`,
      status: 429,
      code: 'too-many-requests',
      serverMessage: 'Slow down.',
      fields,
      retryAfterSeconds: 12,
    });
  });

  it('uses the status text if the body is empty', async () => {
    stubFetch(new Response('', { status: 503, statusText: 'Service Unavailable' }));
    expect(await failureOf(open())).toMatchObject({
      message: '503: Service Unavailable',
      code: '',
      serverMessage: '',
      fields: {},
      retryAfterSeconds: null,
    });
  });

  it('treats an HTML error page as a problem without a message', async () => {
    stubFetch(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failureOf(open())).toMatchObject({
      message: '502: <h1>Bad gateway</h1>',
      status: 502,
      serverMessage: '',
    });
  });

  it('keeps a right clock when the phone was locked before it read the response', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const headers = { 'Content-Type': 'application/json', Date: new Date().toUTCString() };
    stubFetch(async () => {
      vi.setSystemTime(Date.now() + 12 * 60_000);
      return json({ name: 'Vino' }, { headers });
    });
    await open();
    expect(serverNow()).toBe(Date.now());
  });

  it('does not set the clock by an answer that the browser may have kept', async () => {
    const lastWeek = new Date(Date.now() - 7 * 86_400_000).toUTCString();
    const headers = { 'Content-Type': 'application/json', Date: lastWeek };
    stubFetch(async () => json({ name: 'Vino' }, { headers }));
    onTestFinished(() => syncServerClock(new Date().toUTCString()));
    await asVisitor({ ...readBusiness, isImmutable: true }, { params: { id: 'a', eventId: 'e' } });
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(60_000);
    await asVisitor(readBusiness, { params: { id: 'a', eventId: 'e' } });
    expect(serverNow()).toBeLessThan(Date.now() - 6 * 86_400_000);
  });

  it('throws on 401 unless null is requested', async () => {
    stubFetch(() =>
      Promise.resolve(json({ message: 'Sign in.', code: 'not-signed-in' }, { status: 401 })),
    );
    expect(await failureOf(open())).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect(await asMaya(openBusiness, { body: { name: 'Vino' }, on401: 'null' })).toBeNull();
  });
});

describe('createApiClient with an ID token that the server refuses', () => {
  /** Client whose first token is `old`, and each renewed one `renewed`. */
  function clientOf(renewed: string | null) {
    const refused = vi.fn();
    const token = vi.fn(async (isExpired: boolean) => (isExpired ? renewed : 'old'));
    return { client: createApiClient(token, refused), token, refused };
  }
  const input = { body: { name: 'Vino' }, idempotencyKey: 'attempt-1' };
  const ended = (details?: object) =>
    json({ message: 'Sign in.', code: 'session-expired', details }, { status: 401 });
  const tokensOf = (fetch: ReturnType<typeof stubFetch>) =>
    fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization'));

  it('repeats the call with a new token, under the same key', async () => {
    const { client, refused } = clientOf('new');
    const answers = [ended(), json({ name: 'Vino' })];
    const fetch = stubFetch(async () => answers.shift() ?? expect.unreachable());
    expect(await client(openBusiness, input)).toEqual({ name: 'Vino' });
    expect(tokensOf(fetch)).toEqual(['Bearer old', 'Bearer new']);
    const keys = fetch.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get('Idempotency-Key'),
    );
    expect(keys).toEqual(['attempt-1', 'attempt-1']);
    expect(refused).not.toHaveBeenCalled();
  });

  it('repeats it once if the session has ended', async () => {
    const { client, refused } = clientOf('new');
    const fetch = stubFetch(async () => ended());
    expect(await failureOf(client(openBusiness, input))).toMatchObject({ code: 'session-expired' });
    expect(tokensOf(fetch)).toEqual(['Bearer old', 'Bearer new']);
    expect(refused).toHaveBeenCalledOnce();
  });

  it.each([
    ['for a session that was ended elsewhere', () => ended({ reason: 'elsewhere' })],
    [
      'for a wrong password',
      () => json({ message: 'Wrong.', code: 'wrong-password' }, { status: 401 }),
    ],
  ])('asks for no new token %s', async (_, answer) => {
    const { client, token } = clientOf('new');
    stubFetch(async () => answer());
    expect(await failureOf(client(openBusiness, input))).toMatchObject({ status: 401 });
    expect(token).toHaveBeenCalledExactlyOnceWith(false);
  });

  it.each([['old'], [null]])(
    'does not repeat it if the token stays or is gone: %s',
    async (same) => {
      const { client } = clientOf(same);
      const fetch = stubFetch(async () => ended());
      expect(await failureOf(client(openBusiness, input))).toMatchObject({
        code: 'session-expired',
      });
      expect(fetch).toHaveBeenCalledOnce();
    },
  );
});

describe('createApiClient with an ID token that cannot be renewed', () => {
  const failing = (code: string) =>
    createApiClient(async (isExpired) => {
      if (isExpired) throw Object.assign(new Error(code), { code });
      return 'old';
    });
  const ended = async () => json({ message: 'Sign in.', code: 'session-expired' }, { status: 401 });

  it('reports the end of the session if Firebase refuses', async () => {
    stubFetch(ended);
    const call = failing('auth/invalid-refresh-token')(openBusiness, { body: { name: 'Vino' } });
    expect(await failureOf(call)).toMatchObject({ status: 401, code: 'session-expired' });
  });

  it('throws the error of a lost connection if Firebase cannot be reached', async () => {
    stubFetch(ended);
    const call = failing('auth/network-request-failed')(openBusiness, { body: { name: 'Vino' } });
    expect(await failureOf(call)).toMatchObject({ name: 'NetworkError', kind: 'offline' });
  });
});

/** Request without a response; ends only by its signal. */
function never(_path: string, init?: RequestInit): Promise<Response> {
  const signal = init?.signal;
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason as Error);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

describe('createApiClient network errors', () => {
  it.each([
    [
      'an HTML page with status 200',
      new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['JSON that is not the contract’s', json({ title: 'Vino' })],
    ['broken JSON', new Response('{', { headers: { 'Content-Type': 'application/json' } })],
  ])('reports %s as unreadable', async (_what, response) => {
    stubFetch(response);
    expect(await failureOf(open())).toMatchObject({ name: 'NetworkError', kind: 'unreadable' });
  });

  it('reports a failed request or an aborted body as offline', async () => {
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(open())).toMatchObject({ kind: 'offline' });
    const broken = json({});
    vi.spyOn(broken, 'text').mockRejectedValue(new TypeError('network error'));
    stubFetch(broken);
    expect(await failureOf(open())).toMatchObject({ kind: 'offline' });
  });

  it('reports a token that cannot be renewed as offline', async () => {
    const fetch = stubFetch(json({}));
    const api = createApiClient(() => Promise.reject(new Error('auth/network-request-failed')));
    expect(await failureOf(api(openBusiness, { body: { name: 'Vino' } }))).toBeInstanceOf(
      NetworkError,
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('times out after 30 seconds without a response', async () => {
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

  it('rejects with AbortError when aborted before or after the start', async () => {
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
