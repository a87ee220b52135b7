import '../../../support/session/sign-in-setup.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testLinkableRegistration } from '../../../support/linkable-registration.ts';
import { link, proof, refusal } from '../../../support/session/sign-in-calls.ts';
import { navigate, openPanel, send, typeEmail } from '../../../support/session/sign-in-panel.tsx';

describe('<SignInPanel> with an emailed code', () => {
  beforeEach(async () => {
    window.history.replaceState(null, '', '/?sign-in&next=%2Frewards');
    link.send.mockImplementation(async (email) => ({
      email,
      isDelayed: false,
      attemptId: 'try',
      code: '123456',
    }));
    openPanel();
    await typeEmail();
    await send();
  });
  const type = async (digits: string) => {
    await userEvent.type(screen.getByLabelText('Six-digit code'), digits);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with the code' }));
  };

  it('signs in by code and continues', async () => {
    const registrations = [testLinkableRegistration({ isProven: true })];
    proof.byCode.mockResolvedValue({
      email: 'maya@example.com',
      proof: 'p',
      registrations,
      nextCursor: null,
    });
    await type('123 456');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/rewards'));
    expect(proof.byCode).toHaveBeenCalledWith('maya@example.com', 'try', '123456');
    expect(proof.take).toHaveBeenCalledWith('p', ['SUBMISSION1']);
  });

  it('accepts a pasted code with surrounding text', async () => {
    proof.byCode.mockResolvedValue({
      email: 'maya@example.com',
      proof: 'p',
      registrations: [],
      nextCursor: null,
    });
    await userEvent.click(screen.getByLabelText('Six-digit code'));
    await userEvent.paste(' Your code: 123 456 \n');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(proof.byCode).toHaveBeenCalledWith('maya@example.com', 'try', '123456'),
    );
  });

  it('sends a new code when the first one has become unusable', async () => {
    proof.byCode.mockRejectedValueOnce(refusal('sign-in-code-expired'));
    await type('000000');
    await screen.findByText(/^This code no longer works/);
    link.send.mockImplementation(async (email) => ({
      email,
      isDelayed: false,
      attemptId: 'next',
      code: '654321',
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(screen.queryByText(/^This code no longer works/)).toBeNull());
    expect(document.activeElement?.textContent).toBe('Check your email');
    proof.byCode.mockResolvedValue({
      email: 'maya@example.com',
      proof: 'p',
      registrations: [],
      nextCursor: null,
    });
    await type('654321');
    await waitFor(() =>
      expect(proof.byCode).toHaveBeenLastCalledWith('maya@example.com', 'next', '654321'),
    );
  });

  it('focuses the email field after going back', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Use another email' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  describe('after a reload', () => {
    const reload = () => {
      cleanup();
      openPanel();
    };

    it('accepts the code after a reload', async () => {
      proof.byCode.mockResolvedValue({
        email: 'maya@example.com',
        proof: 'p',
        registrations: [],
        nextCursor: null,
      });
      reload();
      expect(document.activeElement?.textContent).toBe('Check your email');
      await type('123456');
      await waitFor(() =>
        expect(proof.byCode).toHaveBeenCalledWith('maya@example.com', 'try', '123456'),
      );
    });

    it('asks for the email if another one was chosen before the reload', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Use another email' }));
      reload();
      expect(screen.getByLabelText('Email')).toBeTruthy();
    });

    it('asks for the email if the code expired before the reload', () => {
      const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
      onTestFinished(() => clock.mockRestore());
      reload();
      expect(screen.getByLabelText('Email')).toBeTruthy();
    });
  });

  it('shows the choice of registrations when the attendee has not chosen yet', async () => {
    const registrations = [
      testLinkableRegistration(),
      testLinkableRegistration({ submissionId: 'SUBMISSION2' }),
    ];
    proof.byCode.mockResolvedValue({
      email: 'maya@example.com',
      proof: 'p',
      registrations,
      nextCursor: null,
    });
    await type('123456');
    expect(await screen.findByRole('heading', { name: 'Is this you?' })).toBeTruthy();
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ['wrong-code', /^That’s not the code/],
    ['sign-in-code-expired', /^This code no longer works/],
    ['too-many-requests', /^Too many attempts/],
  ])('shows the error after %s', async (code, message) => {
    proof.byCode.mockRejectedValueOnce(refusal(code));
    await type('000000');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(message));
  });
});

it('shows no code field when no code was sent', async () => {
  openPanel();
  await typeEmail();
  await send();
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(screen.queryByLabelText('Six-digit code')).toBeNull();
});

describe('<SignInPanel> with a code from the desk', () => {
  it('restores the session by the code from the desk', async () => {
    proof.byReturnCode.mockRejectedValueOnce(refusal('unknown-return-code'));
    openPanel();
    await userEvent.click(screen.getByRole('button', { name: 'I have a code' }));
    const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Open my walk' }));
    await userEvent.type(screen.getByLabelText('Code'), '1234 5678');
    await confirm();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/^We don’t recognize this code/),
    );
    await confirm();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/'));
    expect(proof.byReturnCode).toHaveBeenLastCalledWith('1234 5678');
  });

  it("prefills the code from the desk's QR code and removes it from the address", async () => {
    window.history.replaceState(null, '', '/?sign-in#code=01234567');
    openPanel();
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('01234567');
    expect(window.location.hash).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Open my walk' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/'));
    expect(proof.byReturnCode).toHaveBeenLastCalledWith('01234567');
  });

  it('greets the owner of a link and opens the page after one press', async () => {
    window.history.replaceState(
      null,
      '',
      '/?sign-in&next=/profile/ticket#code=ABCDE12345&name=Mar%C3%ADa',
    );
    openPanel();
    expect(screen.getByRole('heading', { name: 'Hi María' })).toBeTruthy();
    expect(window.location.hash).toBe('');
    expect(proof.byReturnCode).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Open my ticket' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/profile/ticket'));
    expect(proof.byReturnCode).toHaveBeenLastCalledWith('ABCDE12345');
  });

  it('offers the sign-in by email if the link was used', async () => {
    window.history.replaceState(null, '', '/?sign-in#code=ABCDE12345&name=Ben');
    proof.byReturnCode.mockRejectedValueOnce(refusal('unknown-return-code'));
    openPanel();
    await userEvent.click(screen.getByRole('button', { name: 'Open my ticket' }));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'This sign-in link was already used or has expired.',
      ),
    );
    expect(screen.queryByText(/Your ticket is ready/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open my ticket' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in by email instead' }));
    expect(screen.getByLabelText('Email')).toBeTruthy();
  });
});

describe("<SignInPanel> in an iPhone's home-screen app", () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { userAgent: 'iPhone', languages: ['en-US'], standalone: true });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('explains the signed-out state and how to get a code from the browser', async () => {
    openPanel();
    expect(await screen.findByText(/has its own sign-in/)).toBeTruthy();
  });

  it('accepts the pasted link from the email', async () => {
    proof.byLink.mockRejectedValueOnce(refusal('used-link'));
    proof.byLink.mockResolvedValueOnce({
      email: 'maya@example.com',
      proof: 'p',
      registrations: [testLinkableRegistration({ isProven: true })],
      nextCursor: null,
    });
    openPanel();
    await typeEmail();
    await send();
    const confirm = () =>
      userEvent.click(screen.getByRole('button', { name: 'Sign in with the link' }));
    await userEvent.type(
      await screen.findByLabelText('Link from the email'),
      'https://x/?oobCode=a',
    );
    await confirm();
    expect((await screen.findByText(/not the link from the email/)).getAttribute('role')).toBe(
      'alert',
    );
    await confirm();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/'));
    expect(proof.byLink).toHaveBeenLastCalledWith('maya@example.com', 'https://x/?oobCode=a');
  });
});
