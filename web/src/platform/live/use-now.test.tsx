import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now.ts';

afterEach(() => void vi.useRealTimers());

it('returns the time of a change as soon as it is known to have passed, before its timer fires', async () => {
  const start = Date.parse('2026-11-20T22:00:00.000Z');
  vi.useFakeTimers({ now: start });
  const at = (ms: number) => new Date(start + ms).toISOString();
  const { result, rerender } = renderHook(({ change }) => useNow(30_000, change), {
    initialProps: { change: at(60 * 60_000) },
  });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(result.current).toBe(start);
  rerender({ change: at(4000) });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current).toBe(start + 5000);
  rerender({ change: at(8000) });
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(result.current).toBe(start + 8000);
});

it('returns the time at which the page becomes visible, before its timer fires', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T22:00:00.000Z') });
  const { result } = renderHook(() => useNow());
  // A sleeping device runs no timers.
  const later = Date.parse('2026-11-20T23:00:00.000Z');
  vi.setSystemTime(later);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(later);
});
