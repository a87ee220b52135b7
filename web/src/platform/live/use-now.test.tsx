import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now.ts';

afterEach(() => void vi.useRealTimers());

it('returns the time at which the page becomes visible, before its timer fires', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T22:00:00.000Z') });
  const { result } = renderHook(() => useNow());
  // A sleeping device runs no timers.
  const later = Date.parse('2026-11-20T23:00:00.000Z');
  vi.setSystemTime(later);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(later);
});
