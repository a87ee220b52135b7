import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LandingWithSignIn } from './landing-with-sign-in.tsx';

vi.mock('../../features/landing/use-active-event.ts', () => ({ useActiveEvent: () => 'none' }));
vi.mock('../../features/sessions/sign-in-panel.tsx', () => ({
  default: ({ navigate }: { navigate: (href: string) => void }) => (
    <button onClick={() => navigate('/waiver/ABC123')}>Open the confirmation</button>
  ),
}));

const press = (role: string, name: string, address: string) => {
  window.history.replaceState(null, '', address);
  const navigate = vi.fn();
  render(<LandingWithSignIn isSigningIn={false} signedOutBy={null} navigate={navigate} />);
  screen.getByRole(role, { name }).click();
  return navigate;
};
const register = (address: string) => press('link', 'Register & Check-In', address);

test("returns to the group after registration from a group's link", () => {
  expect(register('/group/abc123')).toHaveBeenCalledWith('/waiver?next=%2Fgroup%2Fabc123');
});

test('returns an existing participant to the group from its link', () => {
  const navigate = press('button', 'Existing Participant', '/group/abc123');
  expect(navigate).toHaveBeenCalledWith('/waiver?next=%2Fgroup%2Fabc123#sign-in');
});

test('opens registration from the start page', () => {
  expect(register('/')).toHaveBeenCalledWith('/waiver');
});

test("opens a confirmation from the sign-in panel on a group's link", async () => {
  window.history.replaceState(null, '', '/group/abc123');
  const navigate = vi.fn();
  render(<LandingWithSignIn isSigningIn signedOutBy={null} navigate={navigate} />);
  (await screen.findByRole('button', { name: 'Open the confirmation' })).click();
  expect(navigate).toHaveBeenCalledWith('/waiver/ABC123');
});
