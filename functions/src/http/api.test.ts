import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type ProblemCode, problemStatus } from '../contract/problems.ts';
import { createApi } from './api.ts';
import { problem } from './problem.ts';
import { apiWith, posting } from './testing/one-route.ts';

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
  /** The statuses of the design's API section. */
  const statuses: Record<ProblemCode, number> = {
    'invalid-input': 400,
    'not-signed-in': 401,
    'session-expired': 401,
    'wrong-credentials': 401,
    forbidden: 403,
    'not-registered': 403,
    'not-found': 404,
    'ticket-not-found': 404,
    'ticket-used': 409,
    'email-in-use': 409,
    'already-registered': 409,
    'stale-edit': 409,
    'already-exists': 409,
    'already-claimed': 409,
    'in-use': 409,
    'code-expired': 410,
    'body-too-large': 413,
    'ticket-not-yours': 422,
    'no-active-event': 422,
    'event-not-running': 422,
    'too-far': 422,
    'fix-too-old': 422,
    'unknown-venue-code': 422,
    'reward-locked': 422,
    'decided-against': 422,
    'too-many-requests': 429,
    unexpected: 500,
  };

  it.each(Object.keys(problemStatus) as ProblemCode[])('%s has its status', async (code) => {
    const api = apiWith({}, () => problem(code, 'No.'));
    const answer = await api.request('/api/things/a', posting(maya));
    expect(answer.status).toBe(statuses[code]);
    expect(await answer.json()).toEqual({ message: 'No.', code });
  });

  it('has fields and a time to wait where they are known', async () => {
    const more = { fields: { name: 'Taken.' }, retryAfterSeconds: 1.2 };
    const api = apiWith({}, () => problem('too-many-requests', 'Wait.', more));
    const answer = await api.request('/api/things/a', posting(maya));
    expect(answer.headers.get('Retry-After')).toBe('2');
    expect(await answer.json()).toMatchObject({ fields: { name: 'Taken.' } });
  });
});

describe('an answer', () => {
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
  it.each([
    ['a-key-of-mine', 'a-key-of-mine'],
    ['8f14e45f-ceea-467f-a0e6-5c1b2d3e4f50', '8f14e45f-ceea-467f-a0e6-5c1b2d3e4f50'],
    ['short', null],
    ['x'.repeat(129), null],
    ['with spaces in it', null],
    ['', null],
  ])('with the key %j is known by %j', async (key, known) => {
    expect((await called({ 'Idempotency-Key': key }))?.idempotencyKey).toBe(known);
  });

  it('comes from whom hosting says it does', async () => {
    const forwarded = { 'X-Forwarded-For': '192.0.2.1, 10.0.0.1', 'User-Agent': 'u'.repeat(900) };
    expect(await called(forwarded)).toMatchObject({
      ip: '192.0.2.1',
      userAgent: 'u'.repeat(400),
      idempotencyKey: null,
    });
    const fastly = { ...forwarded, 'Fastly-Client-IP': '2001:db8::1' };
    expect((await called(fastly))?.ip).toBe('2001:db8::1');
    expect((await called({}))?.ip).toBe('unknown');
  });

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
