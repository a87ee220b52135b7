import { type ProblemCode, problem, problemStatus } from '@wine-walk/common/api/problems.ts';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ConflictError, InvalidDocumentError } from '../firestore/store-errors.ts';
import { apiWith, maya, postInit } from '../support/single-route-api.ts';

describe('a problem response', () => {
  // spec: B12.7
  it.each([
    ['invalid-input', 400],
    ['not-signed-in', 401],
    ['forbidden', 403],
    ['not-found', 404],
    ['stale-edit', 409],
    ['too-far', 422],
    ['too-many-requests', 429],
  ] as const)('has the status of the design: %s is %d', (code, status) => {
    expect(problemStatus[code]).toBe(status);
  });

  // spec: B12.7
  it.each(Object.keys(problemStatus) as ProblemCode[])(
    'has the status of the contract: %s',
    async (code) => {
      const api = apiWith({}, () => problem(code, 'No.'));
      const answer = await api.request('/api/things/a', postInit(maya));
      expect(answer.status).toBe(problemStatus[code]);
      expect(await answer.json()).toEqual({ message: 'No.', code });
    },
  );

  // spec: B12.9
  it('contains fields and details if known, and the wait in a Retry-After header', async () => {
    const details = { retryAfterSeconds: 1.2, current: { version: 3 } };
    const more = { fields: { name: 'Taken.' }, details };
    const api = apiWith({}, () => problem('too-many-requests', 'Wait.', more));
    const answer = await api.request('/api/things/a', postInit(maya));
    expect(answer.headers.get('Retry-After')).toBe('2');
    expect(await answer.json()).toMatchObject(more);
  });
});

describe('a response', () => {
  // spec: B12.16
  it('contains only fields of the contract', async () => {
    const output = z.object({ name: z.string() });
    const api = apiWith({ output }, () => ({ name: 'Maya', passwordHash: 'scrypt' }));
    const answer = await api.request('/api/things/a', postInit(maya));
    expect(await answer.json()).toEqual({ name: 'Maya' });
  });

  it('may be null', async () => {
    const api = apiWith({ output: z.string().nullable() }, () => null);
    const answer = await api.request('/api/things/a', postInit(maya));
    expect([answer.status, await answer.text()]).toEqual([200, 'null']);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('secret detail'))],
    ['answers against the contract', () => ({ name: 5 })],
  ])('is a plain 500 when the handler %s', async (_, answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
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
    ['does not answer in time', 4],
  ])('is a 503 when the database %s', async (_what, code) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = apiWith({}, () => Promise.reject(Object.assign(new Error('secret'), { code })));
    const response = await api.request('/api/things/a', postInit(maya));
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

  it('shows the request ID for an invalid document, but not its path', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
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
    expect(log).toHaveBeenCalledWith('unexpected', id, 'POST', '/api/things/a', damaged);
  });

  it('is a 503 when there is no result within 25 seconds', async () => {
    vi.useFakeTimers();
    const api = apiWith({}, () => new Promise(() => undefined));
    const answer = api.request('/api/things/a', postInit(maya));
    await vi.advanceTimersByTimeAsync(25_000);
    vi.useRealTimers();
    expect((await answer).status).toBe(503);
  });

  it('is a 503, without a logged error, when commits keep conflicting', async () => {
    const api = apiWith({}, () => Promise.reject(new ConflictError('30 times')));
    const response = await api.request('/api/things/a', postInit(maya));
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '1']);
  });

  // spec: B12.6
  it('is never cached', async () => {
    const api = apiWith();
    const requests: [string, RequestInit][] = [
      ['/api/things/a', postInit(maya)],
      ['/api/things/a', postInit('{')],
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
