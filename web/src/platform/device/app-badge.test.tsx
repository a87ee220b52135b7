import { afterEach, expect, it, vi } from 'vitest';
import { showAppBadge } from './app-badge.ts';

const set = vi.fn<(count?: number) => Promise<void>>();
const clear = vi.fn<() => Promise<void>>();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('shows the number and removes it at zero', () => {
  vi.stubGlobal('navigator', {
    setAppBadge: set.mockResolvedValue(),
    clearAppBadge: clear.mockResolvedValue(),
  });
  showAppBadge(3);
  expect(set).toHaveBeenCalledExactlyOnceWith(3);
  showAppBadge(0);
  expect(clear).toHaveBeenCalledOnce();
});

it('does nothing without badge support or permission', async () => {
  vi.stubGlobal('navigator', {});
  expect(() => showAppBadge(2)).not.toThrow();
  vi.stubGlobal('navigator', { setAppBadge: set.mockRejectedValue(new Error('denied')) });
  showAppBadge(2);
  await expect(set.mock.results[0]?.value).rejects.toThrow('denied');
});
