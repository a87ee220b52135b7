import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LandingWithSignIn } from './landing-with-sign-in.tsx';

vi.mock('../../features/landing/use-active-event.ts', () => ({ useActiveEvent: () => 'none' }));
vi.mock('../../features/sessions/sign-in-panel.tsx', () => ({ default: () => null }));

const register = (address: string) => {
  window.history.replaceState(null, '', address);
  const navigate = vi.fn();
  render(<LandingWithSignIn isSigningIn={false} signedOutBy={null} navigate={navigate} />);
  screen.getByRole('link', { name: 'Register & Check-In' }).click();
  return navigate;
};

test("returns to the group after registration from a group's link", () => {
  expect(register('/group/abc123')).toHaveBeenCalledWith('/waiver?next=%2Fgroup%2Fabc123');
});

test('opens registration from the start page', () => {
  expect(register('/')).toHaveBeenCalledWith('/waiver');
});
