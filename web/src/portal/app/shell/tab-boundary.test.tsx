import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';
import { TabBoundary } from './tab-boundary.tsx';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/portal/a.js');
const TestScreen = () => <h1>Tickets</h1>;

function open(load: () => Promise<{ default: typeof TestScreen }>) {
  const { Component } = lazyWithPreload(load);
  render(
    <TestTab>
      <p>The frame</p>
      <TabBoundary>
        <Suspense fallback="Loading">
          <Component />
        </Suspense>
      </TabBoundary>
    </TestTab>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

describe('<TabBoundary> when a chunk cannot be fetched', () => {
  it('shows the error inside the frame and opens the tab on retry', async () => {
    let isReachable = false;
    const user = open(async () => {
      if (!isReachable) throw gone;
      return { default: TestScreen };
    });
    expect(await screen.findByText(/^We couldn’t load this page\./)).toBeTruthy();
    expect(screen.getByText('The frame')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(document.activeElement).toBe(again);
    isReachable = true;
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Tickets' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
