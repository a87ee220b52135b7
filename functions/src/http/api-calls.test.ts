import { describe, expect, it } from 'vitest';
import { z } from 'zod';
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

  it('is cacheable by browsers and the CDN, unlike problems', async () => {
    const response = await apiWith(immutable).request('/api/things/a', postInit(maya));
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const refused = await apiWith(immutable).request('/api/things/a', postInit('{'));
    expect(refused.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('is compressed for clients that accept it', async () => {
    const text = 'x'.repeat(5000);
    const api = apiWith({ ...immutable, output: z.object({ text: z.string() }) }, () => ({ text }));
    const response = await api.request(
      '/api/things/a',
      postInit(maya, { 'Accept-Encoding': 'gzip' }),
    );
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
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
      message: 'There is no such call.',
    });
  });
});

describe('createApiApp', () => {
  // spec: B12.10
  it.each([['a-key-of-mine'], ['8f14e45f-ceea-467f-a0e6-5c1b2d3e4f50']])(
    'passes the idempotency key %j to the handler',
    async (key) => {
      expect((await called({ 'Idempotency-Key': key }))?.idempotencyKey).toBe(key);
    },
  );

  // spec: B12.12
  it.each([['short'], ['x'.repeat(129)], ['with spaces in it'], ['']])(
    'rejects the malformed idempotency key %j',
    async (key) => {
      const answer = await apiWith().request(
        '/api/things/a',
        postInit(maya, { 'Idempotency-Key': key }),
      );
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: 'invalid-input',
        fields: { 'Idempotency-Key': expect.any(String) as string },
      });
    },
  );

  it('uses the IP appended by the platform, whatever the client sends', async () => {
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
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'forbidden' }]);
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
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid-input' }]);
  });

  it('returns a request ID that a person can read out', async () => {
    const ids = [];
    for (const path of ['/api/things/a', '/api/things/a', '/api/nothing'])
      ids.push((await apiWith().request(path, postInit(maya))).headers.get('X-Request-Id'));
    for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(ids).size).toBe(3);
  });

  // spec: B12.8
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

  it('counts requests per API instance', async () => {
    const rate = { perMinute: 1, by: 'address' } as const;
    for (const api of [apiWith({ rate }), apiWith({ rate })])
      expect((await api.request('/api/things/a', postInit(maya))).status).toBe(200);
  });
});

it('serves openapi.json without any routes', async () => {
  const answer = await createApiApp([]).request('/api/openapi.json');
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
});
