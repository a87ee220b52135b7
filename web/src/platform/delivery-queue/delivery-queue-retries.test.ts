import { describe, expect, it } from 'vitest';
import { fakeEnvironment, memoryStore, settle } from '../../support/memory-queue.ts';
import { apiError, offline, signedInTab, trouble } from '../../support/test-queue.ts';
import { ApiError, NetworkError } from '../api/api-errors.ts';
import { retryDelays } from './delivery-queue.ts';

describe('when there is no final response', () => {
  it.each([
    ['no connection', offline()],
    ['timeout', new NetworkError('timeout', 'late')],
    ['unreadable response', new NetworkError('unreadable', 'html')],
    ['500', trouble()],
    ['call without an App Check token', apiError(503, 'app-not-verified')],
    ['429', apiError(429, 'too-many-requests')],
    ['captive portal page', new ApiError(new Response(null, { status: 403 }), '<html>')],
    ['other error', new Error('ours')],
    ['API without the endpoint', apiError(404, 'unknown-call')],
    [
      'API without the field',
      apiError(400, 'invalid-input', { details: { unknownFields: ['newer'] } }),
    ],
  ])('keeps the entry on the device and retries it (%s)', async (_, error) => {
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

  it('sends the entries of the device when it lists them late', async () => {
    const payload = { place: 'vino' };
    const early = { key: 'early', owner: 'maya', createdAt: 1, payload, refusal: null };
    const { store } = memoryStore([early]);
    let isLate = true;
    const list = async () => (isLate ? null : store.list());
    const { server, device, states } = await signedInTab(
      fakeEnvironment({ store: { ...store, list } }),
    );
    await settle();
    expect(states()).toEqual([]);
    isLate = false;
    await device.advance(30_000);
    expect(server.keys()).toEqual(['early']);
  });

  it('doubles the delay of retries up to five minutes, and retries at once on reconnection', async () => {
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

  it('sends the waiting entries at once after a later one was delivered', async () => {
    const { queue, server, device, states } = await signedInTab();
    const { answer } = server;
    server.answer = () => Promise.reject(offline());
    queue.submit({ place: 'vino' });
    await device.advance(20 * 60_000);
    server.answer = answer;
    queue.submit({ place: 'print' });
    await settle();
    expect(states()).toEqual(['delivered', 'delivered']);
  });

  it('waits as long as the server requests', async () => {
    const { queue, server, device } = await signedInTab();
    server.answer = () =>
      Promise.reject(apiError(429, 'too-many-requests', { details: { retryAfterSeconds: 90 } }));
    queue.submit({ place: 'vino' });
    await device.advance(89_000);
    expect(server.asked).toHaveLength(1);
    await device.advance(1000);
    expect(server.asked).toHaveLength(2);
  });

  it('sends nothing while offline and sends at once when online', async () => {
    const { queue, server, device, states } = await signedInTab();
    device.connect(false);
    queue.submit({ place: 'vino' });
    await device.advance(600_000);
    expect([states(), server.asked]).toEqual([['queued'], []]);
    device.connect(true);
    await settle();
    expect(states()).toEqual(['delivered']);
  });

  it('does not block later entries unless the device is offline', async () => {
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

  it('loses an entry that cannot be persisted, with an error', async () => {
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

describe('cancel', () => {
  it('withdraws an entry that may have reached the server until it is dismissed', async () => {
    const { queue, server, device, states } = await signedInTab();
    server.answer = () => Promise.reject(offline());
    const key = queue.submit({ place: 'vino' });
    await settle();
    expect(await queue.cancel(key)).toBe(true);
    await device.advance(600_000);
    expect([states(), server.asked.length]).toEqual([['withdrawn'], 1]);
    await queue.dismiss(key);
    await queue.flush();
    expect([states(), server.asked.length, await queue.countUnsent('maya')]).toEqual([[], 1, 0]);
  });

  it('removes an entry that was never sent', async () => {
    const { queue, device, states } = await signedInTab();
    device.connect(false);
    const key = queue.submit({ place: 'vino' });
    await settle();
    expect(await queue.cancel(key)).toBe(true);
    expect(states()).toEqual([]);
  });

  it('leaves nothing on the device after a day', async () => {
    const { store, records } = memoryStore();
    const { queue, device } = await signedInTab(fakeEnvironment({ store }));
    device.connect(false);
    const key = queue.submit({ place: 'vino' });
    await settle();
    await queue.cancel(key);
    await device.advance(23 * 3_600_000);
    await queue.refresh();
    expect([...records.values()]).toEqual([{ key, withdrawnAt: expect.any(Number) as number }]);
    await device.advance(2 * 3_600_000);
    await queue.refresh();
    expect(records.size).toBe(0);
  });
});

describe('when the server refuses an entry', () => {
  const details = { distanceMeters: 130, radiusMeters: 50 };

  it('keeps the entry with its reason, also after a restart, until it is dismissed', async () => {
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

  it('dismisses no other entry before its delivery', async () => {
    const { queue, device, states } = await signedInTab();
    device.connect(false);
    const key = queue.submit({ place: 'vino' });
    await settle();
    await queue.dismiss(key);
    expect([states(), await queue.countUnsent('maya')]).toEqual([['queued'], 1]);
  });
});
