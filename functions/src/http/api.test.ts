import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type ProblemCode, problemStatus } from '../contract/problems.ts';
import { problem } from '../domain/problem.ts';
import { ConflictError, UnreadableError } from '../store/failures.ts';
import { apiWith, posting } from '../support/one-route.ts';
import { createApi } from './api.ts';

const maya = { name: 'Maya' };

/** Sends one good request, and answers what the handler was called with. */
async function called(headers: Record<string, string>) {
  const calls: { idempotencyKey: string | null; ip: string; userAgent: string }[] = [];
  const api = apiWith({}, (call) => {
    calls.push(call);
    return { got: null };
  });
  await api.request('/api/things/a', posting(maya, headers));
  return calls[0];
}

describe('a refusal', () => {
  // spec: B12.7
  it.each([
    ['invalid-input', 400],
    ['not-signed-in', 401],
    ['forbidden', 403],
    ['not-found', 404],
    ['stale-edit', 409],
    ['too-far', 422],
    ['too-many-requests', 429],
  ] as const)('%s is %d, as the design says', (code, status) => {
    expect(problemStatus[code]).toBe(status);
  });

  // spec: B12.7
  it.each(Object.keys(problemStatus) as ProblemCode[])(
    '%s has the status of the contract',
    async (code) => {
      const api = apiWith({}, () => problem(code, 'No.'));
      const answer = await api.request('/api/things/a', posting(maya));
      expect(answer.status).toBe(problemStatus[code]);
      expect(await answer.json()).toEqual({ message: 'No.', code });
    },
  );

  // spec: B12.9
  it('has fields and details where they are known, and the time to wait as a header too', async () => {
    const details = { retryAfterSeconds: 1.2, current: { version: 3 } };
    const more = { fields: { name: 'Taken.' }, details };
    const api = apiWith({}, () => problem('too-many-requests', 'Wait.', more));
    const answer = await api.request('/api/things/a', posting(maya));
    expect(answer.headers.get('Retry-After')).toBe('2');
    expect(await answer.json()).toMatchObject(more);
  });
});

describe('an answer', () => {
  // spec: B12.16
  it('holds what the contract says and nothing else', async () => {
    const output = z.object({ name: z.string() });
    const api = apiWith({ output }, () => ({ name: 'Maya', passwordHash: 'scrypt' }));
    const answer = await api.request('/api/things/a', posting(maya));
    expect(await answer.json()).toEqual({ name: 'Maya' });
  });

  it('may be null', async () => {
    const api = apiWith({ output: z.string().nullable() }, () => null);
    const answer = await api.request('/api/things/a', posting(maya));
    expect([answer.status, await answer.text()]).toEqual([200, 'null']);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('secret detail'))],
    ['answers against the contract', () => ({ name: 5 })],
  ])('is a plain 500 where the handler %s', async (_, answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = apiWith({ output: z.object({ name: z.string() }) }, answer);
    const response = await api.request('/api/things/a', posting(maya));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      code: 'unexpected',
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(log).toHaveBeenCalledOnce();
  });

  it.each([
    ['is unavailable', 14],
    ['is out of quota', 8],
    ['does not answer in time', 4],
  ])('says that it can succeed later where the database %s', async (_what, code) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = apiWith({}, () => Promise.reject(Object.assign(new Error('secret'), { code })));
    const response = await api.request('/api/things/a', posting(maya));
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'unavailable' }]);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(log).toHaveBeenCalledWith(
      'unexpected',
      response.headers.get('X-Request-Id'),
      'POST',
      '/api/things/a',
      expect.anything(),
    );
  });

  it('names the id to read out where a record is damaged, and not which', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const damaged = new UnreadableError('registrations/secret', ['email']);
    const api = apiWith({}, () => Promise.reject(damaged));
    const response = await api.request('/api/things/a', posting(maya));
    const id = response.headers.get('X-Request-Id') ?? '';
    const { code, message } = (await response.json()) as { code: string; message: string };
    expect([response.status, code]).toEqual([500, 'unreadable']);
    expect(id).toMatch(/^\w{4}-\w{4}$/);
    expect(message).toContain(id);
    expect(message).not.toContain('secret');
    expect(log).toHaveBeenCalledWith('unexpected', id, 'POST', '/api/things/a', damaged);
  });

  it('says so, too, where nothing comes for 25 seconds', async () => {
    vi.useFakeTimers();
    const api = apiWith({}, () => new Promise(() => undefined));
    const answer = api.request('/api/things/a', posting(maya));
    await vi.advanceTimersByTimeAsync(25_000);
    vi.useRealTimers();
    expect((await answer).status).toBe(503);
  });

  it('is no failure of ours where others write the same all the time', async () => {
    const api = apiWith({}, () => Promise.reject(new ConflictError('30 times')));
    const response = await api.request('/api/things/a', posting(maya));
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '1']);
  });

  // spec: B12.6
  it('is never kept by anybody', async () => {
    const api = apiWith();
    const requests: [string, RequestInit][] = [
      ['/api/things/a', posting(maya)],
      ['/api/things/a', posting('{')],
      ['/api/nothing', {}],
      ['/api/openapi.json', {}],
    ];
    for (const request of requests) {
      const { headers } = await api.request(...request);
      expect(headers.get('Cache-Control')).toBe('private, no-store');
      expect(headers.get('Content-Type')).toContain('application/json');
    }
  });
});

describe('an answer that never changes', () => {
  const immutable = { isImmutable: true } as const;

  it('is kept by browsers and the CDN, a refusal by nobody', async () => {
    const kept = await apiWith(immutable).request('/api/things/a', posting(maya));
    expect(kept.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const refused = await apiWith(immutable).request('/api/things/a', posting('{'));
    expect(refused.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('is sent compressed to who can read that', async () => {
    const text = 'x'.repeat(5000);
    const api = apiWith({ ...immutable, output: z.object({ text: z.string() }) }, () => ({ text }));
    const response = await api.request(
      '/api/things/a',
      posting(maya, { 'Accept-Encoding': 'gzip' }),
    );
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
  });
});

describe('a call there is not', () => {
  it.each([
    ['GET', '/api/things/a'],
    ['POST', '/api/things'],
    ['POST', '/api/things/a/b'],
    ['DELETE', '/api/things/a'],
    ['GET', '/'],
  ])('%s %s is answered in JSON', async (method, path) => {
    const answer = await apiWith().request(path, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ code: 'not-found', message: 'There is no such call.' });
  });
});

describe('a call', () => {
  // spec: B12.10
  it.each([['a-key-of-mine'], ['8f14e45f-ceea-467f-a0e6-5c1b2d3e4f50']])(
    'with the key %j is known by it',
    async (key) => {
      expect((await called({ 'Idempotency-Key': key }))?.idempotencyKey).toBe(key);
    },
  );

  // spec: B12.12
  it.each([['short'], ['x'.repeat(129)], ['with spaces in it'], ['']])(
    'with the malformed key %j is refused, since that would protect nothing',
    async (key) => {
      const answer = await apiWith().request(
        '/api/things/a',
        posting(maya, { 'Idempotency-Key': key }),
      );
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: 'invalid-input',
        fields: { 'Idempotency-Key': expect.any(String) as string },
      });
    },
  );

  it('comes from where the platform says it does, whatever the client writes', async () => {
    const forwarded = {
      'X-Forwarded-For': '203.0.113.9, 192.0.2.1, 151.101.2.133',
      'User-Agent': 'u'.repeat(900),
    };
    expect(await called(forwarded)).toMatchObject({
      ip: '192.0.2.1',
      userAgent: 'u'.repeat(400),
      idempotencyKey: null,
    });
    const claimed = { ...forwarded, 'Fastly-Client-IP': '2001:db8::1' };
    expect((await called(claimed))?.ip).toBe('192.0.2.1');
    expect((await called({ 'X-Forwarded-For': 'the moon' }))?.ip).toBe('unknown');
    expect((await called({}))?.ip).toBe('unknown');
  });

  it.each(['cross-site', 'same-site'])('from another site (%s) is refused', async (site) => {
    const answer = await apiWith().request(
      '/api/things/a',
      posting(maya, { 'Sec-Fetch-Site': site }),
    );
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'forbidden' }]);
  });

  it.each(['same-origin', 'none'])('from a page of its own (%s) is answered', async (site) => {
    const sent = posting(maya, { 'Sec-Fetch-Site': site });
    expect((await apiWith().request('/api/things/a', sent)).status).toBe(200);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'x/application/json',
  ])('with a body of type %s, as a form sends it, is refused', async (type) => {
    const sent = posting(maya, { 'Content-Type': type });
    const answer = await apiWith().request('/api/things/a', sent);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid-input' }]);
  });

  it('has an id of its own in the answer, for a person to read out', async () => {
    const ids = [];
    for (const path of ['/api/things/a', '/api/things/a', '/api/nothing'])
      ids.push((await apiWith().request(path, posting(maya))).headers.get('X-Request-Id'));
    for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(ids).size).toBe(3);
  });

  // spec: B12.8
  it('made too often is told how long to wait', async () => {
    const api = apiWith({ rate: { perMinute: 2, by: 'address' } });
    const from = (ip: string) =>
      api.request('/api/things/a', posting(maya, { 'X-Forwarded-For': ip }));
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.1')).status).toBe(200);
    const refused = await from('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await from('192.0.2.2')).status).toBe(200);
  });

  it('counts in one API alone: another has a count of its own', async () => {
    const rate = { perMinute: 1, by: 'address' } as const;
    for (const api of [apiWith({ rate }), apiWith({ rate })])
      expect((await api.request('/api/things/a', posting(maya))).status).toBe(200);
  });
});

it('an API without routes still describes itself', async () => {
  const answer = await createApi([]).request('/api/openapi.json');
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
});
