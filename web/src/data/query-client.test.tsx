import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

/*
 * In a DOM: without a window the cache takes itself for a server's, which neither repeats nor polls, whatever
 * it is told.
 */

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

function watch(queryFn: () => Promise<unknown>, client = createQueryClient()) {
  client.mount();
  const observer = new QueryObserver(client, { queryKey: ['x'], queryFn });
  const leave = observer.subscribe(() => undefined);
  return {
    client,
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
  await vi.waitFor(() => expect(result().status).toBe('error'));
  expect(call).toHaveBeenCalledOnce();
  end();
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
  await vi.waitFor(() => expect(result().data).toBe('before'));
  window.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(result().data).toBe('after'));
  end();
});

// spec: 7.7, 9.21, S7.6
test('what is known is asked again by whoever shows it next', async () => {
  const call = vi.fn().mockResolvedValueOnce('before').mockResolvedValue('after');
  const first = watch(call);
  await vi.waitFor(() => expect(first.result().data).toBe('before'));
  const second = watch(call, first.client);
  expect(second.result().data).toBe('before');
  await vi.waitFor(() => expect(second.result().data).toBe('after'));
  second.end();
  first.end();
});

test('offline a call fails at once, and is made again on reconnection', async () => {
  onlineManager.setOnline(false);
  const call = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('here');
  const { result, end } = watch(call);
  await vi.waitFor(() => expect(result().error?.message).toBe('offline'));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(result().data).toBe('here'));
  end();
});

test('offline a write fails at once instead of waiting unseen', async () => {
  onlineManager.setOnline(false);
  await expect(write(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
