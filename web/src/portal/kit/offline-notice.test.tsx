import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { liveRegionsNow } from '../../support/live-regions.ts';
import { TestTab } from '../../support/portal/test-tab.tsx';
import { OfflineNotice } from './offline-notice.tsx';

it('announces that the connection is lost', () => {
  render(
    <TestTab>
      <OfflineNotice />
    </TestTab>,
  );
  const isAnnounced = liveRegionsNow();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(isAnnounced(screen.getByText(/^You’re offline/))).toBe(true);
});
