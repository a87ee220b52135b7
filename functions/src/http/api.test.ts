import { sharedReadRate } from '@wine-walk/common/api/contract/endpoint.ts';
import { type ProblemCode, problemCodes } from '@wine-walk/common/api/contract/problem-codes.ts';
import { problem } from '@wine-walk/common/api/contract/problems.ts';
import { textOfProblem } from '@wine-walk/common/support/problem-messages.ts';
import { sampleDetails } from '@wine-walk/common/support/sample-details.ts';
import { logger } from 'firebase-functions/logger';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ConflictError, InvalidDocumentError } from '../firestore/store-errors.ts';
import { QueueFullError } from '../lib/limited-queue.ts';
import { apiWith, maya, postInit } from '../support/single-route-api.ts';
import { createApiApp } from './api.ts';

/** Sends one valid request and returns the context of the handler. */
async function called(headers: Record<string, string>) {
  const calls: { idempotencyKey: string | null; ip: string; userAgent: string }[] = [];
  const api = apiWith({}, (call) => {
    calls.push(call);
    return { got: null };
  });
  await api.request('/api/things/a', postInit(maya, headers));
  return calls[0];
}

describe('an immutable response', () => {
  const immutable = { isImmutable: true } as const;

  it('caches an immutable response in browsers and the CDN, unlike problems', async () => {
    const response = await apiWith(immutable).request('/api/things/a', postInit(maya));
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const refused = await apiWith(immutable).request('/api/things/a', postInit('{'));
    expect(refused.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('compresses an immutable response for clients that accept gzip', async () => {
    const text = 'x'.repeat(5000);
    const api = apiWith({ ...immutable, output: z.object({ text: z.string() }) }, () => ({ text }));
    const response = await api.request(
      '/api/things/a',
      postInit(maya, { 'Accept-Encoding': 'gzip' }),
    );
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
  });
});

describe('a full queue of password hashes', () => {
  it('returns 503 with the time to wait', async () => {
    const api = apiWith({}, () => {
      throw new QueueFullError('full');
    });
    const answer = await api.request('/api/things/a', postInit(maya));
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ code: 'busy' });
  });
});

describe('the name of the database', () => {
  it.each([
    [undefined, '(default)'],
    ['restored-202611201800', 'restored-202611201800'],
  ])('names the database in every answer when FIRESTORE_DATABASE is %s', async (value, name) => {
    if (value) vi.stubEnv('FIRESTORE_DATABASE', value);
    for (const [path, init] of [
      ['/api/things/a', postInit(maya)],
      ['/api/things/a', postInit('{')],
      ['/api/nothing', {}],
    ] as const)
      expect((await apiWith({}).request(path, init)).headers.get('X-Database')).toBe(name);
    vi.unstubAllEnvs();
  });
});

describe('an unknown endpoint', () => {
  it.each([
    ['GET', '/api/things/a'],
    ['POST', '/api/things'],
    ['POST', '/api/things/a/b'],
    ['DELETE', '/api/things/a'],
    ['GET', '/'],
  ])('returns 404 in JSON for %s %s', async (method, path) => {
    const answer = await apiWith().request(path, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      code: 'unknown-call',
      message: 'This endpoint does not exist.',
    });
  });
});

describe('createApiApp', () => {
  it.each([['a-key-of-mine'], ['8f14e45f-ceea-467f-a0e6-5c1b2d3e4f50']])(
    'passes the idempotency key %j to the handler',
    async (key) => {
      expect((await called({ 'Idempotency-Key': key }))?.idempotencyKey).toBe(key);
    },
  );

  it.each([['short'], ['x'.repeat(129)], ['with spaces in it'], ['']])(
    'rejects the malformed idempotency key %j',
    async (key) => {
      const answer = await apiWith().request(
        '/api/things/a',
        postInit(maya, { 'Idempotency-Key': key }),
      );
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: 'malformed-idempotency-key',
        fields: { 'Idempotency-Key': { code: 'malformed-idempotency-key' } },
      });
    },
  );

  it('uses the IP appended by the platform, not one sent by the client', async () => {
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

  it.each(['cross-site', 'same-site'])('rejects requests from another site (%s)', async (site) => {
    const answer = await apiWith().request(
      '/api/things/a',
      postInit(maya, { 'Sec-Fetch-Site': site }),
    );
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'cross-site' }]);
  });

  it.each(['same-origin', 'none'])('accepts requests from its own pages (%s)', async (site) => {
    const sent = postInit(maya, { 'Sec-Fetch-Site': site });
    expect((await apiWith().request('/api/things/a', sent)).status).toBe(200);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'x/application/json',
  ])("rejects a form's body of type %s", async (type) => {
    const sent = postInit(maya, { 'Content-Type': type });
    const answer = await apiWith().request('/api/things/a', sent);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'not-json' }]);
  });

  it('returns a request ID that a person can read out', async () => {
    const ids = [];
    for (const path of ['/api/things/a', '/api/things/a', '/api/nothing'])
      ids.push((await apiWith().request(path, postInit(maya))).headers.get('X-Request-Id'));
    for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(ids).size).toBe(3);
  });

  it('rejects too frequent requests with Retry-After', async () => {
    const api = apiWith({ rate: { perMinute: 2, by: 'address' } });
    const from = (ip: string) =>
      api.request('/api/things/a', postInit(maya, { 'X-Forwarded-For': ip }));
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.1')).status).toBe(200);
    const refused = await from('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await from('192.0.2.2')).status).toBe(200);
  });

  it('limits routes beside the contract like shared reads, with any query', async () => {
    const api = createApiApp([]);
    api.get('/page', (context) => context.text('page'));
    const from = (ip: string, query: number) =>
      api.request(`/page?${query}`, { headers: { 'X-Forwarded-For': ip } });
    for (let query = 0; query < sharedReadRate.perMinute; query += 1)
      expect((await from('192.0.2.1', query)).status).toBe(200);
    expect((await from('192.0.2.1', 0.5)).status).toBe(429);
    expect((await from('192.0.2.2', 0.5)).status).toBe(200);
  });

  it('counts requests per API instance', async () => {
    const rate = { perMinute: 1, by: 'address' } as const;
    for (const api of [apiWith({ rate }), apiWith({ rate })])
      expect((await api.request('/api/things/a', postInit(maya))).status).toBe(200);
  });
});

describe('openapi.json', () => {
  it('caches openapi.json, and answers without its text while it is unchanged', async () => {
    const api = createApiApp([]);
    const { headers } = await api.request('/api/openapi.json');
    const tag = headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[\w-]{20,}"$/);
    expect(headers.get('Cache-Control')).toBe('public, max-age=600');
    expect(headers.get('Content-Type')).toBe('application/json');
    for (const sent of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await api.request('/api/openapi.json', { headers: { 'If-None-Match': sent } });
      expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
    }
    const other = await api.request('/api/openapi.json', { headers: { 'If-None-Match': '"x"' } });
    expect([other.status, other.headers.get('ETag')]).toEqual([200, tag]);
  });

  it('compresses openapi.json for clients that accept it', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const answer = await createApiApp([]).request('/api/openapi.json', { headers });
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(64 * 1024);
  });

  it('serves openapi.json without any routes', async () => {
    const answer = await createApiApp([]).request('/api/openapi.json');
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('a problem response', () => {
  it.each([
    ['invalid-input', 400],
    ['not-signed-in', 401],
    ['admins-only', 403],
    ['event-not-found', 404],
    ['stale-edit', 409],
    ['too-far', 422],
    ['too-many-requests', 429],
  ] as const)('returns the designed status of the code %s: %d', (code, status) => {
    expect(problemCodes[code].status).toBe(status);
  });

  it.each(Object.keys(problemCodes) as ProblemCode[])(
    'returns the status and the English message of the contract: %s',
    async (code) => {
      const refusal = { problem: code, details: sampleDetails(code, true) };
      const api = apiWith({}, () => refusal);
      const answer = await api.request('/api/things/a', postInit(maya));
      expect(answer.status).toBe(problemCodes[code].status);
      const { details } = refusal;
      expect(await answer.json()).toEqual({ message: textOfProblem(refusal), code, details });
    },
  );

  it('contains fields and details if known, and the wait in a Retry-After header', async () => {
    const details = { record: 'event', current: { version: 3 } } as const;
    const api = apiWith({}, () => problem('stale-edit', details, 'name'));
    const answer = await api.request('/api/things/a', postInit(maya));
    const message =
      'Someone else saved this event since you opened it. Compare the versions, then save again.';
    const explained = { code: 'stale-edit', message, details };
    expect(await answer.json()).toEqual({ ...explained, fields: { name: explained } });
    const wait = apiWith({}, () => problem('too-many-requests', { retryAfterSeconds: 1.2 }));
    const limited = await wait.request('/api/things/a', postInit(maya));
    expect(limited.headers.get('Retry-After')).toBe('2');
  });
});

describe('a response', () => {
  it('contains only fields of the contract', async () => {
    const output = z.object({ name: z.string() });
    const api = apiWith({ output }, () => ({ name: 'Maya', passwordHash: 'scrypt' }));
    const answer = await api.request('/api/things/a', postInit(maya));
    expect(await answer.json()).toEqual({ name: 'Maya' });
  });

  it('sends null as a response', async () => {
    const api = apiWith({ output: z.string().nullable() }, () => null);
    const answer = await api.request('/api/things/a', postInit(maya));
    expect([answer.status, await answer.text()]).toEqual([200, 'null']);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('secret detail'))],
    ['returns a response outside the contract', () => ({ name: 5 })],
  ])('returns a plain 500 when the handler %s', async (_, answer) => {
    const log = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
    const api = apiWith({ output: z.object({ name: z.string() }) }, answer);
    const response = await api.request('/api/things/a', postInit(maya));
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
    ['exceeds its deadline', 4],
  ])('returns 503 when the database %s', async (_what, code) => {
    const log = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
    const api = apiWith({}, () => Promise.reject(Object.assign(new Error('secret'), { code })));
    const response = await api.request('/api/things/a', postInit(maya));
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'unavailable' }]);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(log.mock.calls).toMatchObject([
      [
        {
          severity: 'ERROR',
          event: 'unexpected',
          requestId: response.headers.get('X-Request-Id'),
          method: 'POST',
          route: '/api/things/:id',
        },
      ],
    ]);
  });

  it('shows the request ID for an invalid document, but not its path', async () => {
    const log = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
    const damaged = new InvalidDocumentError('registrations/secret', ['email']);
    const api = apiWith({}, () => Promise.reject(damaged));
    const response = await api.request('/api/things/a', postInit(maya));
    const id = response.headers.get('X-Request-Id') ?? '';
    const { code, message } = (await response.json()) as { code: string; message: string };
    expect([response.status, code]).toEqual([500, 'unreadable']);
    expect(id).toMatch(/^\w{4}-\w{4}$/);
    expect(message).toContain(id);
    expect(message).not.toContain('secret');
    // The app shows a retry button below it, for use after a repair.
    expect(message).not.toContain('trying again');
    expect(log.mock.lastCall?.[0]).toMatchObject({ severity: 'ERROR', requestId: id });
    expect(log.mock.lastCall?.[0].message).toContain('registrations/secret');
  });

  it('returns 503 when there is no result within 25 seconds', async () => {
    vi.useFakeTimers();
    const api = apiWith({}, () => new Promise(() => undefined));
    const answer = api.request('/api/things/a', postInit(maya));
    await vi.advanceTimersByTimeAsync(25_000);
    vi.useRealTimers();
    expect((await answer).status).toBe(503);
  });

  it('returns 503 without a logged error when commits keep conflicting', async () => {
    const api = apiWith({}, () => Promise.reject(new ConflictError('30 times')));
    const response = await api.request('/api/things/a', postInit(maya));
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '1']);
  });

  it('prevents caching', async () => {
    const api = apiWith();
    const requests: [string, RequestInit][] = [
      ['/api/things/a', postInit(maya)],
      ['/api/things/a', postInit('{')],
      ['/api/nothing', {}],
    ];
    for (const request of requests) {
      const { headers } = await api.request(...request);
      expect(headers.get('Cache-Control')).toBe('private, no-store');
      expect(headers.get('Content-Type')).toContain('application/json');
    }
  });
});
