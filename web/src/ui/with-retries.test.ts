import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRetries } from './with-retries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('withRetries', () => {
  it('returns what a retry loads', async () => {
    const load = vi.fn(async () => 'offer').mockRejectedValueOnce(new Error('offline'));
    const loading = withRetries(load);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await loading).toBe('offer');
  });

  it('rejects after four failed attempts', async () => {
    const load = vi.fn().mockRejectedValue(new Error('offline'));
    const loading = expect(withRetries(load)).rejects.toThrow('offline');
    await vi.advanceTimersByTimeAsync(600_000);
    await loading;
    expect(load).toHaveBeenCalledTimes(4);
  });
});
