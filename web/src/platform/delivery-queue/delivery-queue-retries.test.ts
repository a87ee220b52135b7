import { describe, expect, it } from 'vitest';
import { fakeEnvironment, memoryStore, settle } from '../../support/memory-queue.ts';
import { apiError, offline, signedInTab, trouble } from '../../support/test-queue.ts';
import { ApiError, NetworkError } from '../api/api-errors.ts';
import { retryDelays } from './delivery-queue.ts';

describe('without a final response', () => {
  // spec: A9.14
  it.each([
    ['no connection', offline()],
    ['nothing in time', new NetworkError('timeout', 'late')],
    ['an answer that is none', new NetworkError('unreadable', 'html')],
    ['500', trouble()],
    ['429', apiError(429, 'too-many-requests')],
    ['the page of a café', new ApiError(new Response(null, { status: 403 }), '<html>')],
    ['an error of our own', new Error('ours')],
    ['an API that does not have the call yet', apiError(404, 'unknown-call')],
    [
      'an API that does not have a field yet',
      apiError(400, 'invalid-input', { details: { unknownFields: ['newer'] } }),
    ],
  ])('(%s) the entry stays on the device and is retried', async (_, error) => {
    const { store, records } = memoryStore();
    const { queue, server, device, states, events } = await signedInTab(fakeEnvironment({ store }));
    const { answer } = server;
    server.answer = () => Promise.reject(error);
    queue.submit({ place: 'vino' });
    await settle();
    expect(queue.getSnapshot().deliveries).toMatchObject([
      { state: 'queued', failedAttempts: 1, error },
    ]);
    expect(records.size).toBe(1);
    server.answer = answer;
    await device.advance(30_000);
    expect(states()).toEqual(['delivered']);
    expect(events.map(({ type }) => type)).toEqual(['failed', 'delivered']);
  });

  it('retries wait longer after each round, up to five minutes, and run at once on reconnection', async () => {
    const { queue, server, device } = await signedInTab();
    const times: number[] = [];
    server.answer = () => {
      times.push(device.clock.now());
      return Promise.reject(offline());
    };
    queue.submit({ place: 'vino' });
    await device.advance(20 * 60_000);
    const gaps = times.slice(1).map((time, at) => (time - (times[at] ?? 0)) / 1000);
    expect(gaps).toEqual([30, 60, 120, 240, retryDelays.maxMs / 1000, 300]);
    const before = server.asked.length;
    device.connect(true);
    await settle();
    expect(server.asked).toHaveLength(before + 1);
    await device.advance(30_000);
    expect(server.asked).toHaveLength(before + 2);
  });

  it('retries wait as long as the server requests', async () => {
    const { queue, server, device } = await signedInTab();
    server.answer = () =>
      Promise.reject(apiError(429, 'too-many-requests', { details: { retryAfterSeconds: 90 } }));
    queue.submit({ place: 'vino' });
    await device.advance(89_000);
    expect(server.asked).toHaveLength(1);
    await device.advance(1000);
    expect(server.asked).toHaveLength(2);
  });

  it('an offline device does not send and sends at once when online', async () => {
    const { queue, server, device, states } = await signedInTab();
    device.connect(false);
    queue.submit({ place: 'vino' });
    await device.advance(600_000);
    expect([states(), server.asked]).toEqual([['queued'], []]);
    device.connect(true);
    await settle();
    expect(states()).toEqual(['delivered']);
  });

  it('an entry does not block later ones unless the device is offline', async () => {
    const { queue, server, device, states } = await signedInTab();
    server.answer = async ({ payload: { place } }) =>
      place === 'vino' ? Promise.reject(trouble()) : 'in';
    device.connect(false);
    queue.submit({ place: 'vino' });
    queue.submit({ place: 'print' });
    await settle();
    device.connect(true);
    await settle();
    expect(states()).toEqual(['queued', 'delivered']);
    server.answer = () => Promise.reject(offline());
    queue.submit({ place: 'rail' });
    await settle();
    const before = server.asked.length;
    await queue.flush();
    expect(server.asked).toHaveLength(before + 1);
  });

  it('an entry that cannot be persisted is lost with an error', async () => {
    const { store } = memoryStore([], true);
    const { queue, server, device, events } = await signedInTab(fakeEnvironment({ store }));
    server.answer = () => Promise.reject(trouble());
    queue.submit({ place: 'vino' });
    await device.advance(600_000);
    expect(server.asked).toHaveLength(1);
    expect(events).toMatchObject([{ type: 'lost', delivery: { state: 'lost' } }]);
    device.connect(false);
    queue.submit({ place: 'print' });
    await settle();
    expect(events.map(({ type }) => type)).toEqual(['lost', 'lost']);
  });
});

describe('a refused entry', () => {
  const details = { distanceMeters: 130, radiusMeters: 50 };

  it('stays with its reason, also after a restart, until it is dismissed', async () => {
    const { store, records } = memoryStore();
    const device = fakeEnvironment({ store });
    const first = await signedInTab(device);
    first.server.answer = () => Promise.reject(apiError(422, 'too-far', { details }));
    const key = first.queue.submit({ place: 'vino' });
    await device.advance(600_000);
    expect(first.server.asked).toHaveLength(1);
    first.close();
    const { queue, server } = await signedInTab(device);
    const refusal = { code: 'too-far', message: 'too-far.', details };
    expect(queue.getSnapshot().deliveries).toMatchObject([{ key, state: 'refused', refusal }]);
    await queue.flush();
    expect(server.asked).toHaveLength(0);
    expect(await queue.countUnsent('maya')).toBe(0);
    await queue.dismiss(key);
    expect([queue.getSnapshot().deliveries, records.size]).toEqual([[], 0]);
  });

  it('is the only kind that can be dismissed before delivery', async () => {
    const { queue, device, states } = await signedInTab();
    device.connect(false);
    const key = queue.submit({ place: 'vino' });
    await settle();
    await queue.dismiss(key);
    expect([states(), await queue.countUnsent('maya')]).toEqual([['queued'], 1]);
  });
});
