import '../../../support/session/sign-in-setup.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { saveParticipantRecord } from '../../../platform/session/stored-user.ts';
import { link } from '../../../support/session/sign-in-calls.ts';
import {
  navigate,
  onClose,
  openPanel,
  send,
  typeEmail,
} from '../../../support/session/sign-in-panel.tsx';

const failure = (code: string) => Object.assign(new Error(code), { code });

describe('<SignInPanel>', () => {
  it('starts at the email field, prefilled for a returning participant', () => {
    saveParticipantRecord({ participantId: 'maya', name: 'Maya', email: 'maya@example.com' });
    openPanel();
    const field = screen.getByLabelText<HTMLInputElement>('Email');
    expect(field.value).toBe('maya@example.com');
    expect(document.activeElement).toBe(field);
  });

  it('shows the request ID after a server error', async () => {
    const headers = { 'X-Request-Id': 'R3QU3ST' };
    link.send.mockRejectedValue(new ApiError(new Response(null, { status: 500, headers }), '{}'));
    openPanel();
    await typeEmail();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We couldn’t send the link. Check your connection and try again. If it happens again, give us this number: R3QU3ST.',
    );
  });

  it('leaves the focus on its button while the link is sent', async () => {
    link.send.mockReturnValue(new Promise(() => undefined));
    openPanel();
    await typeEmail();
    await send();
    const sending = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending…' });
    expect(document.activeElement).toBe(sending);
    expect([sending.ariaDisabled, sending.disabled]).toEqual(['true', false]);
    await userEvent.click(sending);
    expect(link.send).toHaveBeenCalledOnce();
  });

  it.each(['', 'maya', 'maya@', '@example.com', 'maya@example'])(
    'rejects %j without sending',
    async (email) => {
      openPanel();
      if (email) await typeEmail(email);
      await send();
      expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address.');
      expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
      expect(link.send).not.toHaveBeenCalled();
    },
  );

  it('sends a link that returns to the page that requested sign-in', async () => {
    window.history.replaceState(null, '', '/rewards');
    openPanel();
    await typeEmail(' maya@example.com ');
    await send();
    expect(link.send).toHaveBeenCalledWith('maya@example.com', '/rewards');
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
    expect(screen.getByText(/^We sent a sign-in link to maya@example.com/)).toBeTruthy();
  });

  it('opens the requested page after sign-in', async () => {
    window.history.replaceState(null, '', '/?sign-in&next=%2Fwaiver');
    openPanel();
    await typeEmail();
    await send();
    expect(link.send).toHaveBeenCalledWith('maya@example.com', '/waiver');
  });

  it.each([
    ['/group/abc123', 1],
    ['/?sign-in&next=%2Fgroup%2Fabc123', 1],
    ['/rewards', 0],
    ['/?sign-in&next=%2F%2Fevil.example.org%2Fgroup%2Fabc123', 0],
  ])('explains the group invitation: at %s %d times', async (address, times) => {
    window.history.replaceState(null, '', address);
    openPanel();
    await waitFor(() =>
      expect(screen.queryAllByText(/^This link invites you to a group/)).toHaveLength(times),
    );
  });

  it('preserves the code of the poster in the return address', async () => {
    window.history.replaceState(null, '', '/?venue=corner-books.K7QX2MVR94&utm_source=poster');
    openPanel();
    await typeEmail();
    await send();
    const next = '/?venue=corner-books.K7QX2MVR94';
    expect(link.send).toHaveBeenCalledWith('maya@example.com', next);
  });

  it('does not claim that a delayed mail was sent', async () => {
    const delayed = { isDelayed: true, attemptId: 'try', code: null };
    link.send.mockImplementation(async (email) => ({ email, ...delayed }));
    openPanel();
    await typeEmail();
    await send();
    expect(await screen.findByRole('heading', { name: 'Your email is on its way' })).toBeTruthy();
    expect(screen.getByText(/^Mail is slow right now/)).toBeTruthy();
    expect(screen.queryByText(/We sent/)).toBeNull();
    expect(screen.getByLabelText('Six-digit code')).toBeTruthy();
  });

  it('shows the link itself on the emulator, which sends no mail', async () => {
    link.emulator.mockResolvedValue('http://127.0.0.1:9099/link');
    openPanel();
    await typeEmail();
    await send();
    const direct = await screen.findByRole('link', { name: 'Open the sign-in link' });
    expect(direct.getAttribute('href')).toBe('http://127.0.0.1:9099/link');
  });

  it.each([
    ['auth/network-request-failed', /^We couldn’t send the link/],
    ['auth/too-many-requests', /^Too many attempts/],
    ['auth/invalid-email', /^Please enter a valid email/],
    ['auth/operation-not-allowed', /^Sign-in by email isn’t set up yet/],
    ['auth/unauthorized-continue-uri', /^Sign-in by email isn’t set up yet/],
    ['mail-rejected', /^We couldn’t send mail to this email/],
  ])('shows the next step after %s and allows a retry', async (code, message) => {
    link.send.mockRejectedValueOnce(failure(code));
    openPanel();
    await typeEmail();
    await send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(message));
    await send();
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
  });

  it('shows the email field again for another email', async () => {
    openPanel();
    await typeEmail();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Use another email' }));
    expect(screen.getByLabelText('Email')).toBeTruthy();
  });

  it('closes the panel', async () => {
    openPanel();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('links new attendees to registration', async () => {
    openPanel();
    await userEvent.click(screen.getByRole('link', { name: 'Register & Check-In' }));
    expect(navigate).toHaveBeenCalledWith('/waiver');
  });

  it('shows neither the pasted-link field nor the home-screen notice in a browser', async () => {
    openPanel();
    await typeEmail();
    await send();
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(screen.queryByLabelText('Link from the email')).toBeNull();
  });
});
