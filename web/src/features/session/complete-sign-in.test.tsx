import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';

interface FakeLink {
  complete: Mock<(email: string, href: string) => Promise<void>>;
  remembered: string | null;
}
const link = vi.hoisted((): FakeLink => ({ complete: vi.fn(), remembered: null }));
vi.mock('../../data/email-link.ts', () => ({
  completeSignIn: link.complete,
  rememberedEmail: () => link.remembered,
}));

const onDone = vi.fn();
const failure = (code: string) => Object.assign(new Error(code), { code });

/** The page anew: it remembers that a link was used. */
async function openAt(search: string) {
  vi.resetModules();
  window.history.replaceState(null, '', `/sign-in/complete${search}`);
  const { default: CompleteSignIn } = await import('./complete-sign-in.tsx');
  render(<CompleteSignIn onDone={onDone} />);
}

beforeEach(() => {
  vi.clearAllMocks();
  link.remembered = 'maya@example.com';
  link.complete.mockResolvedValue(undefined);
});

describe('completing a sign-in', () => {
  it('goes on to the page that asked for it', async () => {
    await openAt('?next=%2Frewards&oobCode=x');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('/rewards'));
    expect(link.complete).toHaveBeenCalledExactlyOnceWith('maya@example.com', window.location.href);
  });

  it.each([
    ['', '/'],
    ['?next=https://evil.example', '/'],
    ['?next=//evil.example', '/'],
    ['?next=/%5Cevil.example', '/'],
    ['?next=/events%3Fa=1', '/events?a=1'],
  ])('goes on to our own pages only: %j', async (search, page) => {
    await openAt(search);
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(page));
  });

  it('asks for the address on another device', async () => {
    link.remembered = null;
    await openAt('?oobCode=x');
    expect(link.complete).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('/'));
  });

  it('asks again when the link is of another address', async () => {
    link.complete.mockRejectedValueOnce(failure('auth/invalid-email'));
    await openAt('?oobCode=x');
    const alert = await screen.findByText('This link was sent to another email address.');
    expect(alert).toBeTruthy();
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    expect(email.value).toBe('maya@example.com');
    await userEvent.clear(email);
    await userEvent.type(email, 'iris@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(link.complete).toHaveBeenLastCalledWith('iris@example.com', window.location.href);
  });

  it.each(['auth/invalid-action-code', 'auth/expired-action-code'])(
    'offers a new link after %s',
    async (code) => {
      link.complete.mockRejectedValueOnce(failure(code));
      await openAt('?oobCode=x');
      expect(await screen.findByText(/was used already or has expired/)).toBeTruthy();
      const again = screen.getByRole('link', { name: 'Get a new link' });
      expect(again.getAttribute('href')).toBe('/?sign-in');
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  it('can be tried again after the network failed', async () => {
    link.complete.mockRejectedValueOnce(failure('auth/network-request-failed'));
    await openAt('?oobCode=x');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('/'));
  });
});
