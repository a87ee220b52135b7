import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { clearScope, isSignOutConfirmed } from '../../../../platform/storage/sign-out.ts';
import { TestFrame } from '../../../../support/test-frame.tsx';
import { UnsentCheckInsDialog } from './unsent-check-ins-dialog.tsx';

/** The way out, and whether it was taken: the test's document goes nowhere. */
function showWayOut(unsent: number | Promise<number>) {
  const left: boolean[] = [];
  render(
    <TestFrame>
      <a
        href="/api/logout"
        onClick={(event) => {
          left.push(!event.defaultPrevented);
          event.preventDefault();
        }}
      >
        <b>Out</b>
      </a>
      <UnsentCheckInsDialog countUnsent={async () => unsent} />
    </TestFrame>,
  );
  return left;
}

it('lets go at once where everything is sent', async () => {
  const left = showWayOut(0);
  await userEvent.click(screen.getByText('Out'));
  await waitFor(() => expect(left).toEqual([true]));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('lets go after 5 seconds where the device never says what it keeps', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const left = showWayOut(new Promise<number>(() => undefined));
  await userEvent.click(screen.getByText('Out'), { advanceTimers: vi.advanceTimersByTime });
  await vi.advanceTimersByTimeAsync(4900);
  expect(left).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(left).toEqual([true]);
  vi.useRealTimers();
});

// spec: A14.41
it('asks where check-ins would be lost, and staying is a press', async () => {
  const left = showWayOut(2);
  await userEvent.click(screen.getByText('Out'));
  const question = await screen.findByRole('alertdialog', { name: 'Not everything is sent' });
  expect(left).toEqual([]);
  expect(question.textContent).toContain('2 check-ins are kept on this phone');
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(question.dataset.state).toBe('closed'));
});

it('can be signed out of anyway', async () => {
  showWayOut(1);
  await userEvent.click(screen.getByText('Out'));
  const anyway = await screen.findByRole('link', { name: 'Sign out anyway' });
  expect(anyway.getAttribute('href')).toBe('/api/logout');
  let isLetGo = false;
  document.body.addEventListener('click', (event) => {
    isLetGo = !event.defaultPrevented;
    event.preventDefault();
  });
  await userEvent.click(anyway);
  expect(isLetGo).toBe(true);
});

it('asks, too, where another site’s link led to signing out, and nothing is confirmed by the address', async () => {
  clearScope('form');
  window.history.replaceState(null, '', '/?sign-out');
  showWayOut(2);
  const question = await screen.findByRole('alertdialog', { name: 'Not everything is sent' });
  expect(window.location.search).toBe('');
  expect(isSignOutConfirmed()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(question.dataset.state).toBe('closed'));
  expect(isSignOutConfirmed()).toBe(false);
});
