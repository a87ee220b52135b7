import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../../platform/api/api-errors.ts';
import type { LinkableRegistration } from '../../../platform/session/email-proof.ts';
import { testLinkableRegistration } from '../../../support/linkable-registration.ts';
import { ChooseRegistrations } from './choose-registrations.tsx';

const fake = vi.hoisted(() => ({
  take: vi.fn<(proof: string, ids: string[], keep?: boolean) => Promise<void>>(),
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

describe('what names a proven address', () => {
  it('is taken, and other devices stay signed in only on purpose', async () => {
    open(testLinkableRegistration());
    await userEvent.click(screen.getByLabelText('Stay signed in on my other devices'));
    await press('Yes, this is mine');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(fake.take).toHaveBeenCalledExactlyOnceWith('proof', ['SUBMISSION1'], true);
  });

  it('of two people is ticked by nobody but the person', async () => {
    open(testLinkableRegistration(), second);
    const mine = screen.getByRole<HTMLButtonElement>('button', { name: 'These are mine' });
    expect(mine.disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: /Sam Reyes/ }));
    await userEvent.click(mine);
    expect(fake.take).toHaveBeenCalledExactlyOnceWith('proof', ['SUBMISSION2'], false);
  });

  it('that was taken before is signed in to again, as the server has it', async () => {
    open(testLinkableRegistration({ isProven: true }), second);
    await press('These are mine');
    expect(fake.take).toHaveBeenCalledExactlyOnceWith('proof', ['SUBMISSION1'], undefined);
  });

  it('is not mine: the address leaves it, and the form is next', async () => {
    fake.disown.mockResolvedValue([]);
    open(testLinkableRegistration());
    await press('Not mine: take my address off it');
    expect(fake.disown).toHaveBeenCalledExactlyOnceWith('proof', 'SUBMISSION1');
    await userEvent.click(await screen.findByRole('link', { name: 'Register & Check-In' }));
    expect(navigate).toHaveBeenCalledWith('/waiver');
  });

  it('can be tried again where the network failed', async () => {
    fake.take.mockRejectedValueOnce(new NetworkError('offline', 'No network.'));
    open(testLinkableRegistration());
    await press('Yes, this is mine');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That did not work/);
    await press('Yes, this is mine');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });
});
