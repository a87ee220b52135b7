import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signOutReason } from '../../platform/session/stored-user.ts';
import { setSession } from '../../support/registration/session.ts';
import { TestFrame } from '../../support/test-frame.tsx';
import { SignedInLayout } from './layouts.tsx';

vi.mock(
  '../../platform/session/session-store.ts',
  () => import('../../support/registration/session.ts'),
);
vi.mock('../features/landing/use-active-event.ts', () => ({ useActiveEvent: () => 'none' }));
vi.mock('../features/sessions/sign-in-panel.tsx', () => ({ default: () => <p>The panel</p> }));

const openRewards = () =>
  render(
    <TestFrame at="/rewards">
      <SignedInLayout />
    </TestFrame>,
  );

beforeEach(() => {
  window.localStorage.clear();
  setSession(null);
});

describe('<SignedInLayout> when signed out', () => {
  it('opens the sign-in panel', async () => {
    openRewards();
    expect(await screen.findByText('The panel')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows once that the desk ended the session, without the panel in front of it', async () => {
    signOutReason.set('staff-code');
    const { unmount } = openRewards();
    expect(screen.getByRole('status').textContent).toMatch(
      /because the desk changed your email or moved your walk/,
    );
    expect(screen.queryByText('The panel')).toBeNull();
    unmount();
    openRewards();
    expect(await screen.findByText('The panel')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
