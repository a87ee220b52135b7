import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../../platform/api/api-errors.ts';
import type { LinkableRegistration } from '../../../platform/session/email-proof.ts';
import { testLinkableRegistration } from '../../../support/linkable-registration.ts';
import { ChooseRegistrations } from './choose-registrations.tsx';

const fake = vi.hoisted(() => ({
  take: vi.fn<(proof: string, ids: string[], keepOtherSessions?: boolean) => Promise<void>>(),
  disown: vi.fn<(proof: string, id: string) => Promise<LinkableRegistration[]>>(),
}));
vi.mock('../../../platform/session/email-proof.ts', () => ({
  linkAndSignIn: fake.take,
  disownRegistration: fake.disown,
}));

const onSignedIn = vi.fn();
const navigate = vi.fn();
const open = (...registrations: LinkableRegistration[]) =>
  render(
    <ChooseRegistrations
      proven={{ email: 'maya@example.com', proof: 'proof', registrations }}
      registerHref="/waiver"
      onSignedIn={onSignedIn}
      navigate={navigate}
    />,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const second = testLinkableRegistration({ submissionId: 'SUBMISSION2', fullName: 'Sam Reyes' });

beforeEach(() => {
  vi.resetAllMocks();
});

describe('<ChooseRegistrations>', () => {
  it('links the registration and leaves other devices signed in only if selected', async () => {
    open(testLinkableRegistration());
    await userEvent.click(screen.getByLabelText('Stay signed in on my other devices'));
    await press('Yes, this is mine');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(fake.take).toHaveBeenCalledExactlyOnceWith('proof', ['SUBMISSION1'], true);
  });

  it('preselects nothing when two people share the email', async () => {
    open(testLinkableRegistration(), second);
    const mine = screen.getByRole<HTMLButtonElement>('button', { name: 'These are mine' });
    expect(mine.disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: /Sam Reyes/ }));
    await userEvent.click(mine);
    expect(fake.take).toHaveBeenCalledExactlyOnceWith('proof', ['SUBMISSION2'], false);
  });

  it("signs in to a previously linked registration with the server's data", async () => {
    open(testLinkableRegistration({ isProven: true }), second);
    await press('These are mine');
    expect(fake.take).toHaveBeenCalledExactlyOnceWith('proof', ['SUBMISSION1'], undefined);
  });

  it('does not offer to keep other devices signed in when staff corrected the email', async () => {
    open(testLinkableRegistration({ mayPreserveSessions: false }));
    expect(screen.queryByLabelText('Stay signed in on my other devices')).toBeNull();
    await press('Yes, this is mine');
    expect(fake.take).toHaveBeenCalledExactlyOnceWith('proof', ['SUBMISSION1'], false);
  });

  it("unlinks the email when the registration is not the attendee's, then opens the form", async () => {
    fake.disown.mockResolvedValue([]);
    open(testLinkableRegistration());
    await press('Not me. Remove my email');
    expect(fake.disown).toHaveBeenCalledExactlyOnceWith('proof', 'SUBMISSION1');
    await userEvent.click(await screen.findByRole('link', { name: 'Register & Check-In' }));
    expect(navigate).toHaveBeenCalledWith('/waiver');
  });

  it('can be retried after a network failure', async () => {
    fake.take.mockRejectedValueOnce(new NetworkError('offline', 'No network.'));
    open(testLinkableRegistration());
    await press('Yes, this is mine');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That didn’t work/);
    await press('Yes, this is mine');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });
});
