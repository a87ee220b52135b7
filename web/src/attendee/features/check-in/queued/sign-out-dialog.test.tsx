import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { navigateTo } from '../../../../platform/device/navigate-to.ts';
import { clearScope, isSignOutConfirmed } from '../../../../platform/storage/sign-out.ts';
import { mockLayout } from '../../../../support/mock-layout.ts';
import { TestFrame } from '../../../../support/test-frame.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

vi.mock('../../../../platform/device/navigate-to.ts', () => ({ navigateTo: vi.fn() }));

/** Renders a sign-out link and records whether its default action ran, since jsdom does not navigate. */
function showSignOutLink(checkIns: number | Promise<number>, notes = 0) {
  const navigations: boolean[] = [];
  render(
    <TestFrame>
      <a
        href="/api/logout"
        onClick={(event) => {
          navigations.push(!event.defaultPrevented);
          event.preventDefault();
        }}
      >
        <b>Out</b>
      </a>
      <SignOutDialog countUnsent={async () => ({ checkIns: await checkIns, notes })} />
    </TestFrame>,
  );
  return navigations;
}

it('<SignOutDialog> navigates to the sign-out at once when every check-in is sent', async () => {
  clearScope('form');
  showSignOutLink(0);
  await userEvent.click(screen.getByText('Out'));
  await waitFor(() => expect(navigateTo).toHaveBeenCalledExactlyOnceWith('/api/logout'));
  expect(isSignOutConfirmed()).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('<SignOutDialog> shows the dialog after 5 s when IndexedDB does not respond', async () => {
  clearScope('form');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showSignOutLink(new Promise<number>(() => undefined));
  await userEvent.click(screen.getByText('Out'), { advanceTimers: vi.advanceTimersByTime });
  await vi.advanceTimersByTimeAsync(4900);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  const question = await screen.findByRole('alertdialog', { name: 'Sign out?' });
  expect(question.textContent).toContain('Your stamps are safe.');
  expect(isSignOutConfirmed()).toBe(false);
  vi.useRealTimers();
});

it('<SignOutDialog> shows the dialog after a sign-out link of another site when every check-in is sent', async () => {
  mockLayout();
  clearScope('form');
  window.history.replaceState(null, '', '/?sign-out');
  showSignOutLink(0);
  const question = await screen.findByRole('alertdialog', { name: 'Sign out?' });
  expect(window.location.search).toBe('');
  expect(isSignOutConfirmed()).toBe(false);
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/api/logout');
  const stay = screen.getByRole('button', { name: 'Stay signed in' });
  await waitFor(() => expect(document.activeElement).toBe(stay));
  await userEvent.click(stay);
  await waitFor(() => expect(question.dataset.state).toBe('closed'));
  expect(isSignOutConfirmed()).toBe(false);
});

it('<SignOutDialog> shows the dialog when check-ins would be lost, and can be canceled', async () => {
  const navigations = showSignOutLink(2);
  await userEvent.click(screen.getByText('Out'));
  const question = await screen.findByRole('alertdialog', {
    name: 'Not everything is sent yet',
  });
  expect(navigations).toEqual([]);
  expect(question.textContent).toContain('2 check-ins on this phone');
  expect(question.textContent).not.toContain('Drinks you liked');
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(question.dataset.state).toBe('closed'));
});

it('<SignOutDialog> shows the dialog when liked drinks or feedback would be lost', async () => {
  const navigations = showSignOutLink(0, 1);
  await userEvent.click(screen.getByText('Out'));
  const question = await screen.findByRole('alertdialog', {
    name: 'Not everything is sent yet',
  });
  expect(navigations).toEqual([]);
  expect(question.textContent).toContain('Drinks you liked or feedback on this phone');
  expect(question.textContent).not.toContain('check-in');
});

it('<SignOutDialog> signs out after confirmation', async () => {
  showSignOutLink(1);
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

it('<SignOutDialog> shows the dialog after a sign-out link of another site, and the URL cannot confirm it', async () => {
  clearScope('form');
  window.history.replaceState(null, '', '/?sign-out');
  showSignOutLink(2);
  const question = await screen.findByRole('alertdialog', {
    name: 'Not everything is sent yet',
  });
  expect(window.location.search).toBe('');
  expect(isSignOutConfirmed()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(question.dataset.state).toBe('closed'));
  expect(isSignOutConfirmed()).toBe(false);
});
