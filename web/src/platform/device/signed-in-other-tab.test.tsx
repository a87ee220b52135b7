import { expect, test, vi } from 'vitest';
import { onSignedInInOtherTab } from './signed-in-other-tab.ts';

const change = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

// spec: 4.11
test('notices a sign-in in another tab and nothing else', () => {
  const notice = vi.fn();
  const stop = onSignedInInOtherTab(notice);
  change('ww:language', 'es');
  change('ww:signed-in', null);
  expect(notice).not.toHaveBeenCalled();
  change('ww:signed-in', '{"uid":"maya"}');
  expect(notice).toHaveBeenCalledOnce();
  stop();
  change('ww:signed-in', '{"uid":"maya"}');
  expect(notice).toHaveBeenCalledOnce();
});
