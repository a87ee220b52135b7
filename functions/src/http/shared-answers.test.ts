import '../support/fake-accounts.ts';

import { problem } from '@wine-walk/common/api/contract/problems.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { captureLog } from '../support/capture-log.ts';
import { documents, tokens } from '../support/fake-accounts.ts';
import { apiWith, maya, plainEndpoint, postInit } from '../support/single-route-api.ts';
import { createApiApp } from './api.ts';
import { route } from './route.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const shared = {
  method: 'GET',
  body: undefined,
  isShared: true,
  query: z.object({ language: z.string().optional() }),
} as const;

/** Creates an API whose handler returns how often it was called, with the parameters. */
function countingApi() {
  let calls = 0;
  const app = apiWith(shared, ({ params }) => ({ got: { calls: (calls += 1), params } }));
  return async (path = '/api/things/a') => {
    const { got } = (await (await app.request(path)).json()) as { got: { calls: number } };
    return got.calls;
  };
}

describe('shared read without a session', () => {
  it('handles a shared read once a second', async () => {
    const read = countingApi();
    const within = await Promise.all([read(), read(), read()]);
    vi.advanceTimersByTime(999);
    within.push(await read());
    vi.advanceTimersByTime(1);
    expect([...within, await read()]).toEqual([1, 1, 1, 1, 2]);
  });

  it('handles a shared read for each path and query', async () => {
    const read = countingApi();
    expect([
      await read('/api/things/a'),
      await read('/api/things/b'),
      await read('/api/things/a?language=es'),
      await read('/api/things/a?unknown=1'),
      await read('/api/things/a'),
    ]).toEqual([1, 2, 3, 1, 1]);
  });

  it('handles a shared read again after a problem', async () => {
    let calls = 0;
    const app = apiWith(shared, () => (calls += 1) && problem('event-not-found'));
    const statuses = [await app.request('/api/things/a'), await app.request('/api/things/a')];
    expect([...statuses.map(({ status }) => status), calls]).toEqual([404, 404, 2]);
  });

  it('handles a shared read again after an error', async () => {
    const log = captureLog();
    let calls = 0;
    const app = apiWith(shared, () => {
      calls += 1;
      if (calls === 1) throw new Error('Unavailable');
      return { got: calls };
    });
    const statuses = [await app.request('/api/things/a'), await app.request('/api/things/a')];
    log.mockRestore();
    expect(statuses.map(({ status }) => status)).toEqual([500, 200]);
  });

  it('keeps the answers of at most 200 queries', async () => {
    const read = countingApi();
    for (let index = 0; index <= 200; index += 1) await read(`/api/things/a?language=${index}`);
    expect([
      await read('/api/things/a?language=200'),
      await read('/api/things/a?language=0'),
    ]).toEqual([201, 202]);
  });
});

describe('write', () => {
  /** Reads before and after a write, and returns the count of the second read. */
  async function readsAround(access: 'anyone' | 'attendee') {
    let calls = 0;
    const app = createApiApp([
      route(plainEndpoint({ ...shared, path: '/api/read/{id}' }), async () => ({
        got: (calls += 1),
      })),
      route(plainEndpoint({ access }), async () => ({ got: 0 })),
    ]);
    await app.request('/api/read/a');
    const headers: Record<string, string> =
      access === 'attendee' ? { Authorization: 'Bearer token' } : {};
    const written = await app.request('/api/things/a', postInit(maya, headers));
    const { got } = (await (await app.request('/api/read/a')).json()) as { got: number };
    return [written.status, got];
  }

  it('drops the answers, so that its changes are read at once', async () => {
    expect(await readsAround('anyone')).toEqual([200, 2]);
  });

  it('keeps the answers if it is an attendee’s, since check-ins are many', async () => {
    tokens.mockResolvedValue({
      uid: 'maya',
      auth_time: Date.now() / 1000,
      isStaff: false,
      generation: null,
      attendee: { generation: 0, sessionId: 'phone', provedEmail: false },
    });
    documents.mockResolvedValue({
      data: {
        name: 'Maya Reyes',
        email: '',
        emailProvenAt: null,
        generation: 0,
        endedSessions: {},
      },
    } as never);
    expect(await readsAround('attendee')).toEqual([200, 1]);
  });
});
