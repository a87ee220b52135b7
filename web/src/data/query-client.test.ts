import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

function watch(queryFn: () => Promise<unknown>) {
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(client, { queryKey: ['x'], queryFn });
  const leave = observer.subscribe(() => undefined);
  return {
    result: () => observer.getCurrentResult(),
    end: () => {
      leave();
      client.unmount();
    },
  };
}

test('a failed call is not repeated', async () => {
  const call = vi.fn().mockRejectedValue(new Error('500'));
  const { result, end } = watch(call);
  await vi.waitFor(() => expect(result().status).toBe('error'));
  expect(call).toHaveBeenCalledOnce();
  end();
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
  const client = createQueryClient();
  const write = client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(new Error('offline')) });
  await expect(write.execute(undefined)).rejects.toThrow('offline');
});
