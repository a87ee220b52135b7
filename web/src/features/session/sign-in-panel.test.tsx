import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveParticipantRecord } from '../../device/storage-participant.ts';
import SignInPanel from './sign-in-panel.tsx';

const link = vi.hoisted(() => ({
  send: vi.fn<(email: string, next: string) => Promise<void>>(),
  emulator: vi.fn<(email: string) => Promise<string | null>>(),
}));
vi.mock('../../data/email-link.ts', () => ({
  sendSignInLink: link.send,
  emulatorLink: link.emulator,
  rememberedEmail: () => null,
}));

const onClose = vi.fn();
const navigate = vi.fn();
const open = () => render(<SignInPanel onClose={onClose} navigate={navigate} />);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));
const failure = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => {
  vi.clearAllMocks();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  link.send.mockResolvedValue(undefined);
  link.emulator.mockResolvedValue(null);
  // jsdom draws no dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

describe('the sign-in panel', () => {
  it('begins at the email, filled in for a returning participant', () => {
    saveParticipantRecord({ participantId: 'maya', name: 'Maya', email: 'maya@example.com' });
    open();
    const field = screen.getByLabelText<HTMLInputElement>('Email');
    expect(field.value).toBe('maya@example.com');
    expect(document.activeElement).toBe(field);
  });

  it.each(['', 'maya', 'maya@', '@example.com', 'maya@example'])(
    'refuses %j without sending',
    async (email) => {
      open();
      if (email) await userEvent.type(screen.getByLabelText('Email'), email);
      await send();
      expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address.');
      expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
      expect(link.send).not.toHaveBeenCalled();
    },
  );

  it('has the link sent, to come back to the page that asked for it', async () => {
    window.history.replaceState(null, '', '/rewards');
    open();
    await userEvent.type(screen.getByLabelText('Email'), ' maya@example.com ');
    await send();
    expect(link.send).toHaveBeenCalledWith('maya@example.com', '/rewards');
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
    expect(screen.getByText(/^We sent a sign-in link to maya@example.com/)).toBeTruthy();
  });

  it('goes on where whoever led here asked to', async () => {
    window.history.replaceState(null, '', '/?sign-in&next=%2Fwaiver');
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
    await send();
    expect(link.send).toHaveBeenCalledWith('maya@example.com', '/waiver');
  });

  it('keeps the code of the poster that led here', async () => {
    window.history.replaceState(null, '', '/?venue=corner-books.K7QX2MVR94&utm_source=poster');
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
    await send();
    const next = '/?venue=corner-books.K7QX2MVR94';
    expect(link.send).toHaveBeenCalledWith('maya@example.com', next);
  });

  it('offers the link itself on the emulator, where no mail is sent', async () => {
    link.emulator.mockResolvedValue('http://127.0.0.1:9099/link');
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
    await send();
    const direct = await screen.findByRole('link', { name: 'Open the sign-in link' });
    expect(direct.getAttribute('href')).toBe('http://127.0.0.1:9099/link');
  });

  it.each([
    ['auth/network-request-failed', /^The link could not be sent/],
    ['auth/too-many-requests', /^Too many attempts/],
    ['auth/invalid-email', /^Please enter a valid email/],
  ])('says what to do after %s, and lets one try again', async (code, words) => {
    link.send.mockRejectedValueOnce(failure(code));
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
    await send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
    await send();
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
  });

  it('lets one use another email', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Use another email' }));
    expect(screen.getByLabelText('Email')).toBeTruthy();
  });

  it('closes', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('leads a newcomer to registration', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Register & Check-In' }));
    expect(navigate).toHaveBeenCalledWith('/waiver');
  });
});
