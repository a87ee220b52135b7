import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../../platform/api/api-errors.ts';
import type {
  LinkableRegistration,
  LinkableRegistrations,
} from '../../../platform/session/email-proof.ts';
import { testLinkableRegistration } from '../../../support/linkable-registration.ts';
import { ChooseRegistrations } from './choose-registrations.tsx';

const fake = vi.hoisted(() => ({
  take: vi.fn<(proof: string, ids: string[], keepOtherSessions?: boolean) => Promise<void>>(),
  disown: vi.fn<(proof: string, ids: string[]) => Promise<void>>(),
  list: vi.fn<(proof: string, cursor: string) => Promise<LinkableRegistrations>>(),
}));
vi.mock('../../../platform/session/email-proof.ts', () => ({
  linkAndSignIn: fake.take,
  disownRegistrations: fake.disown,
  listRegistrations: fake.list,
}));

const onSignedIn = vi.fn();
const navigate = vi.fn();
const open = (...registrations: LinkableRegistration[]) =>
  openPage({ registrations, nextCursor: null });
const openPage = (page: LinkableRegistrations) =>
  render(
    <ChooseRegistrations
      proven={{ email: 'maya@example.com', proof: 'proof', ...page }}
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
    await userEvent.click(screen.getByLabelText(/^Keep me signed in on my other devices\./));
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
    expect(screen.queryByLabelText(/^Keep me signed in on my other devices\./)).toBeNull();
    await press('Yes, this is mine');
    expect(fake.take).toHaveBeenCalledExactlyOnceWith('proof', ['SUBMISSION1'], false);
  });

  it("unlinks the email when the registration is not the attendee's, then opens the form", async () => {
    open(testLinkableRegistration());
    await press('Not me. Remove my email');
    expect(fake.disown).toHaveBeenCalledExactlyOnceWith('proof', ['SUBMISSION1']);
    await userEvent.click(await screen.findByRole('link', { name: 'Register & Check-In' }));
    expect(navigate).toHaveBeenCalledWith('/waiver');
  });

  it('shows further pages on request', async () => {
    fake.list.mockResolvedValue({ registrations: [second], nextCursor: null });
    openPage({ registrations: [testLinkableRegistration()], nextCursor: 'more' });
    await press('Show more registrations');
    expect(fake.list).toHaveBeenCalledExactlyOnceWith('proof', 'more');
    expect(await screen.findByRole('checkbox', { name: /Sam Reyes/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more registrations' })).toBeNull();
  });

  it('shows the next page after the last registration shown is disowned', async () => {
    fake.list.mockResolvedValue({ registrations: [second], nextCursor: null });
    openPage({ registrations: [testLinkableRegistration()], nextCursor: 'more' });
    await press('Not me. Remove my email');
    expect(await screen.findByText('Sam Reyes')).toBeTruthy();
  });

  it('unlinks the email from all other registrations at once after a confirmation', async () => {
    const others = Array.from({ length: 25 }, (_, index) =>
      testLinkableRegistration({ submissionId: `OTHER${index}`, fullName: `Mallory ${index}` }),
    );
    open(testLinkableRegistration({ isProven: true }), ...others);
    await press('The other 25 aren’t mine');
    expect(fake.disown).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe('Remove your email from 25 registrations?');
    await press('Yes, remove it');
    const ids = others.map(({ submissionId }) => submissionId);
    await waitFor(() =>
      expect(fake.disown.mock.calls).toEqual([
        ['proof', ids.slice(0, 20)],
        ['proof', ids.slice(20)],
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Yes, this is mine' })).toBeTruthy();
  });

  it('returns from the confirmation without a change', async () => {
    open(testLinkableRegistration(), second, testLinkableRegistration({ submissionId: 'C' }));
    await press('None of these 3 are mine');
    await press('Go back');
    expect(fake.disown).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'None of these 3 are mine' })).toBeTruthy();
  });

  it('retries after a network failure', async () => {
    fake.take.mockRejectedValueOnce(new NetworkError('offline', 'No network.'));
    open(testLinkableRegistration());
    await press('Yes, this is mine');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That didn’t work/);
    await press('Yes, this is mine');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });
});
