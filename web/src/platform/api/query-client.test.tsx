import { onlineManager, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { waitForOptions } from '../../support/in-time.ts';
import { ApiError, NetworkError } from './api-errors.ts';
import { createQueryClient } from './query-client.ts';

/*
 * In a DOM: without a window the cache takes itself for a server's, which neither repeats nor polls, whatever
 * it is told.
 */

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

function watch(
  queryFn: () => Promise<unknown>,
  client = createQueryClient(),
  options: Pick<QueryObserverOptions, 'meta' | 'refetchInterval'> = {},
) {
  client.mount();
  const observer = new QueryObserver(client, { queryKey: ['x'], queryFn, ...options });
  const statuses: string[] = [];
  const leave = observer.subscribe(({ status }) => statuses.push(status));
  return {
    client,
    /** What was drawn since the first failure. */
    seen: () => statuses.slice(statuses.indexOf('error')),
    result: () => observer.getCurrentResult(),
    end: () => {
      leave();
      client.unmount();
    },
  };
}

/** Begins a write. */
function write(mutationFn: () => Promise<unknown>) {
  const client = createQueryClient();
  return client.getMutationCache().build(client, { mutationFn }).execute(undefined);
}

// spec: 7.4, 9.21, S7.3
test('a failed call is not repeated', async () => {
  const call = vi.fn().mockRejectedValue(new Error('500'));
  const { result, end } = watch(call);
  await vi.waitFor(() => expect(result().status).toBe('error'), waitForOptions);
  expect(call).toHaveBeenCalledOnce();
  end();
});

const failing = (status: number) => new ApiError(new Response('', { status }), '');

describe('what the server could not answer', () => {
  beforeEach(() => void vi.useFakeTimers());

  /** Until it has failed, and what asks for it again is loaded. */
  const failed = async () => {
    await vi.advanceTimersByTimeAsync(0);
    await vi.dynamicImportSettled();
  };

  it.each([
    ['503', failing(503)],
    ['504', failing(504)],
    ['no answer in time', new NetworkError('timeout', 'x')],
  ])(
    'for now (%s) is there by itself once it can, its failure said until then',
    async (_, down) => {
      const call = vi.fn<() => Promise<unknown>>().mockRejectedValue(down);
      const { result, end, seen } = watch(call);
      await failed();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(result().error).toBe(down);
      // Ever less often: after 1 to 2, 2 to 4 ... seconds.
      expect(call.mock.calls.length).toBeGreaterThanOrEqual(5);
      expect(call.mock.calls.length).toBeLessThanOrEqual(7);
      expect(seen().filter((status) => status === 'pending')).toHaveLength(0);
      call.mockResolvedValue('here');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(result().data).toBe('here');
      const made = call.mock.calls.length;
      await vi.advanceTimersByTimeAsync(300_000);
      expect(call).toHaveBeenCalledTimes(made);
      end();
    },
  );

  it('is asked for no more once nobody shows it', async () => {
    const call = vi.fn().mockRejectedValue(failing(503));
    const { end } = watch(call);
    await failed();
    end();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(call).toHaveBeenCalledOnce();
  });

  it('is said to be refused where it is then', async () => {
    const call = vi.fn().mockRejectedValueOnce(failing(503)).mockRejectedValue(failing(404));
    const { result, end } = watch(call);
    await failed();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(result().error).toMatchObject({ status: 404 });
    expect(call).toHaveBeenCalledTimes(3);
    end();
  });

  it.each([
    ['refused', failing(404), {}],
    ['failed for good', failing(500), {}],
    ['more than a read', failing(503), { meta: { isWrite: true } }],
  ])('%s is not asked for again', async (_, error, options) => {
    const call = vi.fn().mockRejectedValue(error);
    const { end } = watch(call, createQueryClient(), options);
    await failed();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(call).toHaveBeenCalledOnce();
    end();
  });

  it('and is asked again by the clock anyway is asked no more often', async () => {
    const call = vi.fn().mockRejectedValue(failing(503));
    const { end } = watch(call, createQueryClient(), { refetchInterval: 10_000 });
    await failed();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(call.mock.calls.length).toBeLessThanOrEqual(11);
    end();
  });
});

// spec: 7.8, S7.7
test('a failed write is not repeated', async () => {
  vi.useFakeTimers();
  const send = vi.fn().mockRejectedValue(new Error('500'));
  const failed = expect(write(send)).rejects.toThrow('500');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(send).toHaveBeenCalledOnce();
});

// spec: 7.5, S7.5
test('nothing is asked again by the clock alone', async () => {
  vi.useFakeTimers();
  const call = vi.fn().mockResolvedValue('here');
  const { result, end } = watch(call);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(result().data).toBe('here');
  expect(call).toHaveBeenCalledOnce();
  end();
});

// spec: 7.6, S7.4
test('what is shown is asked again when the window regains the focus', async () => {
  const call = vi.fn().mockResolvedValueOnce('before').mockResolvedValue('after');
  const { result, end } = watch(call);
  await vi.waitFor(() => expect(result().data).toBe('before'), waitForOptions);
  window.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(result().data).toBe('after'), waitForOptions);
  end();
});

// spec: 7.7, 9.21, S7.6
test('what is known is asked again by whoever shows it next', async () => {
  const call = vi.fn().mockResolvedValueOnce('before').mockResolvedValue('after');
  const first = watch(call);
  await vi.waitFor(() => expect(first.result().data).toBe('before'), waitForOptions);
  const second = watch(call, first.client);
  expect(second.result().data).toBe('before');
  await vi.waitFor(() => expect(second.result().data).toBe('after'), waitForOptions);
  second.end();
  first.end();
});

test('offline a call fails at once, and is made again on reconnection', async () => {
  onlineManager.setOnline(false);
  const call = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('here');
  const { result, end } = watch(call);
  await vi.waitFor(() => expect(result().error?.message).toBe('offline'), waitForOptions);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(result().data).toBe('here'), waitForOptions);
  end();
});

test('offline a write fails at once instead of waiting unseen', async () => {
  onlineManager.setOnline(false);
  await expect(write(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
