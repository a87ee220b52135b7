import { onlineManager, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { waitForOptions } from '../../support/in-time.ts';
import { ApiError } from './api-errors.ts';
import { createQueryClient } from './query-client.ts';

/* Runs in a DOM: without a window the cache neither retries nor polls. */

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

function watch(
  queryFn: () => Promise<unknown>,
  client = createQueryClient(),
  options: Pick<QueryObserverOptions, 'meta'> = {},
) {
  client.mount();
  const observer = new QueryObserver(client, { queryKey: ['x'], queryFn, ...options });
  const statuses: string[] = [];
  const leave = observer.subscribe(({ status }) => statuses.push(status));
  return {
    client,
    /** Statuses drawn since the first failure. */
    seen: () => statuses.slice(statuses.indexOf('error')),
    result: () => observer.getCurrentResult(),
    end: () => {
      leave();
      client.unmount();
    },
  };
}

/** Starts a write. */
function write(mutationFn: () => Promise<unknown>) {
  const client = createQueryClient();
  return client.getMutationCache().build(client, { mutationFn }).execute(undefined);
}

test('does not retry a failed call', async () => {
  const call = vi.fn().mockRejectedValue(new Error('500'));
  const { result, end } = watch(call);
  await vi.waitFor(() => expect(result().status).toBe('error'), waitForOptions);
  expect(call).toHaveBeenCalledOnce();
  end();
});

const failing = (status: number) => new ApiError(new Response('', { status }), '');

describe('while the server answers 503', () => {
  const down = failing(503);
  const repeated = { meta: { retriesOutage: true } };
  beforeEach(() => void vi.useFakeTimers());

  /** Waits for the failure and for the retry code. */
  const failed = async () => {
    await vi.advanceTimersByTimeAsync(0);
    await vi.dynamicImportSettled();
  };

  it('retries a query with `retriesOutage` until it succeeds and shows the error until then', async () => {
    const call = vi.fn<() => Promise<unknown>>().mockRejectedValue(down);
    const { result, end, seen } = watch(call, createQueryClient(), repeated);
    await failed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(result().error).toBe(down);
    // Backoff: after 1 to 2, 2 to 4 ... seconds.
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
  });

  it('does not retry when no component shows the query', async () => {
    const call = vi.fn().mockRejectedValue(down);
    const { end } = watch(call, createQueryClient(), repeated);
    await failed();
    end();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(call).toHaveBeenCalledOnce();
  });

  it('shows a refusal when the server responds with one', async () => {
    const call = vi.fn().mockRejectedValueOnce(down).mockRejectedValue(failing(404));
    const { result, end } = watch(call, createQueryClient(), repeated);
    await failed();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(result().error).toMatchObject({ status: 404 });
    expect(call).toHaveBeenCalledTimes(3);
    end();
  });

  it.each([
    ['was refused', failing(404), repeated],
    ['failed with status 500', failing(500), repeated],
    ['failed with status 504', failing(504), repeated],
    ['has no `retriesOutage`', down, {}],
  ])('does not retry a query that %s', async (_, error, options) => {
    const call = vi.fn().mockRejectedValue(error);
    const { end } = watch(call, createQueryClient(), options);
    await failed();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(call).toHaveBeenCalledOnce();
    end();
  });
});

test('does not retry a failed write', async () => {
  vi.useFakeTimers();
  const send = vi.fn().mockRejectedValue(new Error('500'));
  const failed = expect(write(send)).rejects.toThrow('500');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(send).toHaveBeenCalledOnce();
});

test('does not refetch by time', async () => {
  vi.useFakeTimers();
  const call = vi.fn().mockResolvedValue('here');
  const { result, end } = watch(call);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(result().data).toBe('here');
  expect(call).toHaveBeenCalledOnce();
  end();
});

test('refetches visible queries on window focus', async () => {
  const call = vi.fn().mockResolvedValueOnce('before').mockResolvedValue('after');
  const { result, end } = watch(call);
  await vi.waitFor(() => expect(result().data).toBe('before'), waitForOptions);
  window.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(result().data).toBe('after'), waitForOptions);
  end();
});

test('refetches cached queries for a new component', async () => {
  const call = vi.fn().mockResolvedValueOnce('before').mockResolvedValue('after');
  const first = watch(call);
  await vi.waitFor(() => expect(first.result().data).toBe('before'), waitForOptions);
  const second = watch(call, first.client);
  expect(second.result().data).toBe('before');
  await vi.waitFor(() => expect(second.result().data).toBe('after'), waitForOptions);
  second.end();
  first.end();
});

test('fails offline at once and refetches on reconnection', async () => {
  onlineManager.setOnline(false);
  const call = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('here');
  const { result, end } = watch(call);
  await vi.waitFor(() => expect(result().error?.message).toBe('offline'), waitForOptions);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(result().data).toBe('here'), waitForOptions);
  end();
});

test('refetches on reconnection when the page was loaded offline', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const call = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('here');
  const { result, end } = watch(call);
  await vi.waitFor(() => expect(result().error?.message).toBe('offline'), waitForOptions);
  connection.mockRestore();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(result().data).toBe('here'), waitForOptions);
  end();
});

test('fails offline writes at once instead of pausing them', async () => {
  onlineManager.setOnline(false);
  await expect(write(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
