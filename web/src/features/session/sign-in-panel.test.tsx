import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProvenAddress } from '../../data/address-proof.ts';
import { ApiError } from '../../data/api-errors.ts';
import type { SentSignIn } from '../../data/email-link.ts';
import { saveParticipantRecord } from '../../device/storage-participant.ts';
import { testOffer } from '../../support/offered-registration.ts';
import SignInPanel from './sign-in-panel.tsx';

const link = vi.hoisted(() => ({
  send: vi.fn<(email: string, next: string) => Promise<SentSignIn>>(),
  emulator: vi.fn<(email: string) => Promise<string | null>>(),
}));
vi.mock('../../data/email-link.ts', () => ({
  sendSignIn: link.send,
  emulatorLink: link.emulator,
}));
vi.mock('../../data/remembered-email.ts', () => ({ rememberedEmail: () => null }));

const proof = vi.hoisted(() => ({
  byCode: vi.fn<(email: string, attemptId: string, code: string) => Promise<ProvenAddress>>(),
  byLink: vi.fn<(email: string, href: string) => Promise<ProvenAddress>>(),
  take: vi.fn(),
  byReturnCode: vi.fn<(code: string) => Promise<void>>(),
}));
vi.mock('../../data/address-proof.ts', () => ({
  proveByCode: proof.byCode,
  proveByLink: proof.byLink,
  takeAndSignIn: proof.take,
  signInByReturnCode: proof.byReturnCode,
}));

const onClose = vi.fn();
const navigate = vi.fn();
const open = () => render(<SignInPanel onClose={onClose} navigate={navigate} />);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));
const failure = (code: string) => Object.assign(new Error(code), { code });

const refusal = (code: string) =>
  new ApiError(new Response(null, { status: 422 }), JSON.stringify({ code, message: code }));

beforeEach(() => {
  vi.clearAllMocks();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  link.send.mockImplementation(async (email) => ({ email, attemptId: null, code: null }));
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

  // spec: 2.6
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

  // spec: 2.7
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
  ])('says what to do after %s, and lets one try again', async (code, message) => {
    link.send.mockRejectedValueOnce(failure(code));
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
    await send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(message));
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

  describe('with a code beside the link', () => {
    beforeEach(async () => {
      window.history.replaceState(null, '', '/?sign-in&next=%2Frewards');
      link.send.mockImplementation(async (email) => ({ email, attemptId: 'try', code: '123456' }));
      open();
      await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
      await send();
    });
    const type = async (digits: string) => {
      await userEvent.type(screen.getByLabelText('Six-digit code'), digits);
      await userEvent.click(screen.getByRole('button', { name: 'Sign in with the code' }));
    };

    it('signs in by it, and goes on', async () => {
      const registrations = [testOffer({ isProven: true })];
      proof.byCode.mockResolvedValue({ email: 'maya@example.com', proof: 'p', registrations });
      await type('123 456');
      await waitFor(() => expect(navigate).toHaveBeenCalledWith('/rewards'));
      expect(proof.byCode).toHaveBeenCalledWith('maya@example.com', 'try', '123456');
      expect(proof.take).toHaveBeenCalledWith('p', ['SUBMISSION1']);
    });

    it('asks whose registration it is where nobody answered that yet', async () => {
      const registrations = [testOffer()];
      proof.byCode.mockResolvedValue({ email: 'maya@example.com', proof: 'p', registrations });
      await type('123456');
      expect(await screen.findByRole('heading', { name: 'Is this you?' })).toBeTruthy();
      expect(navigate).not.toHaveBeenCalled();
    });

    it.each([
      ['wrong-code', /^This is not the code/],
      ['code-expired', /^This code cannot be used any more/],
      ['too-many-requests', /^Too many attempts/],
    ])('says what is wrong after %s', async (code, message) => {
      proof.byCode.mockRejectedValueOnce(refusal(code));
      await type('000000');
      await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(message));
    });
  });

  it('shows no code where none was sent', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
    await send();
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(screen.queryByLabelText('Six-digit code')).toBeNull();
  });

  it('gives a walk back by the code from the desk', async () => {
    proof.byReturnCode.mockRejectedValueOnce(refusal('wrong-code'));
    open();
    await userEvent.click(screen.getByRole('button', { name: 'I have a code' }));
    const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Get my walk back' }));
    await userEvent.type(screen.getByLabelText('Code'), '1234 5678');
    await confirm();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/^This code is not known/),
    );
    await confirm();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/'));
    expect(proof.byReturnCode).toHaveBeenLastCalledWith('1234 5678');
  });

  // spec: B5.14
  it('has the code in place that the desk’s QR code brought, and keeps it out of the address', async () => {
    window.history.replaceState(null, '', '/?sign-in#code=01234567');
    open();
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('01234567');
    expect(window.location.hash).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Get my walk back' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/'));
    expect(proof.byReturnCode).toHaveBeenLastCalledWith('01234567');
  });

  // spec: A9.9
  it('asks for no pasted link in a browser, and says nothing of the home screen', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
    await send();
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(screen.queryByLabelText('Link from the mail')).toBeNull();
  });
});

describe('the sign-in panel in an iPhone’s home-screen app', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { userAgent: 'iPhone', languages: ['en-US'], standalone: true });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });
  afterEach(() => vi.unstubAllGlobals());

  // spec: A9.9
  it('says why one is signed out, and how a code comes from the browser', async () => {
    open();
    expect(await screen.findByText(/has a sign-in of its own/)).toBeTruthy();
  });

  // spec: A9.10
  it('takes the link from the mail, pasted', async () => {
    proof.byLink.mockRejectedValueOnce(refusal('wrong-code'));
    proof.byLink.mockResolvedValueOnce({
      email: 'maya@example.com',
      proof: 'p',
      registrations: [testOffer({ isProven: true })],
    });
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
    await send();
    const confirm = () =>
      userEvent.click(screen.getByRole('button', { name: 'Sign in with the link' }));
    await userEvent.type(
      await screen.findByLabelText('Link from the mail'),
      'https://x/?oobCode=a',
    );
    await confirm();
    expect((await screen.findByText(/not the link from the mail/)).getAttribute('role')).toBe(
      'alert',
    );
    await confirm();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/'));
    expect(proof.byLink).toHaveBeenLastCalledWith('maya@example.com', 'https://x/?oobCode=a');
  });
});
