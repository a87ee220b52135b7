import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../platform/api/api-errors.ts';
import type { ProvenEmail } from '../../../platform/session/email-proof.ts';
import { testLinkableRegistration } from '../../../support/linkable-registration.ts';

interface Fake {
  prove: Mock<(email: string, href: string) => Promise<ProvenEmail>>;
  take: Mock;
  remembered: string | null;
}
const fake = vi.hoisted((): Fake => ({ prove: vi.fn(), take: vi.fn(), remembered: null }));
vi.mock('../../../platform/session/email-proof.ts', () => ({
  proveEmailByLink: fake.prove,
  linkAndSignIn: fake.take,
  disownRegistration: vi.fn(),
}));
vi.mock('../../../platform/session/sign-in-link.ts', () => ({
  rememberedEmail: () => fake.remembered,
  wasLinkUsedOnThisDevice: () => false,
}));

const onDone = vi.fn();
const refusal = (code: string) =>
  new ApiError(new Response(null, { status: 422 }), JSON.stringify({ code, message: code }));

/** Reloads the module for each test, because it stores used links. */
async function openAt(search: string) {
  vi.resetModules();
  window.history.replaceState(null, '', `/sign-in/complete${search}`);
  const { withTexts } = await import('../../../i18n/load-texts.ts');
  const { default: CompleteSignIn } = await withTexts(
    import('./complete-sign-in.tsx'),
    'sign-in',
    'start',
  );
  render(<CompleteSignIn onDone={onDone} />);
}

beforeEach(() => {
  vi.clearAllMocks();
  fake.remembered = 'maya@example.com';
  fake.take.mockResolvedValue(undefined);
  fake.prove.mockReset();
  fake.prove.mockImplementation(async (email) => ({
    email,
    proof: 'proof',
    registrations: [testLinkableRegistration({ isProven: true })],
    nextCursor: null,
  }));
});

describe('<CompleteSignIn>', () => {
  it('returns to the page that requested sign-in', async () => {
    await openAt('?next=%2Frewards&oobCode=x');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('/rewards'));
    expect(fake.prove).toHaveBeenCalledExactlyOnceWith('maya@example.com', window.location.href);
    expect(fake.take).toHaveBeenCalledExactlyOnceWith('proof', ['SUBMISSION1']);
  });

  it('asks nothing for the only registration, and leaves the phone that registered signed in', async () => {
    const registrations = [testLinkableRegistration({ isProven: false })];
    fake.prove.mockResolvedValue({ email: 'm', proof: 'proof', registrations, nextCursor: null });
    await openAt('?oobCode=x');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('/'));
    expect(fake.take).toHaveBeenCalledExactlyOnceWith('proof', ['SUBMISSION1'], true);
  });

  it('ends the other sessions of the only registration if staff corrected its email', async () => {
    const registrations = [
      testLinkableRegistration({ isProven: false, mayPreserveSessions: false }),
    ];
    fake.prove.mockResolvedValue({ email: 'm', proof: 'proof', registrations, nextCursor: null });
    await openAt('?oobCode=x');
    await waitFor(() => expect(fake.take).toHaveBeenCalledWith('proof', ['SUBMISSION1'], false));
  });

  it('asks which of several registrations is theirs', async () => {
    const registrations = [
      testLinkableRegistration({ isProven: true }),
      testLinkableRegistration({ submissionId: 'SUBMISSION2' }),
    ];
    fake.prove.mockResolvedValue({ email: 'm', proof: 'proof', registrations, nextCursor: null });
    await openAt('?oobCode=x');
    await screen.findByRole('heading', { name: 'Is this you?' });
    expect(fake.take).not.toHaveBeenCalled();
  });

  it.each([
    ['', '/'],
    ['?next=https://evil.example', '/'],
    ['?next=//evil.example', '/'],
    ['?next=/%5Cevil.example', '/'],
    ['?next=/%09/evil.example', '/'],
    ['?next=/%0A%09/evil.example', '/'],
    ['?next=%09//evil.example', '/'],
    ['?next=/x/..//evil.example', '/'],
    ['?next=javascript:alert(1)', '/'],
    ['?next=http://[', '/'],
    ['?next=/events%3Fa=1', '/events?a=1'],
  ])('returns to same-origin pages only: %j', async (search, page) => {
    await openAt(search);
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(page));
  });

  it('requires the email on another device', async () => {
    fake.remembered = null;
    await openAt('?oobCode=x');
    expect(fake.prove).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('/'));
  });

  it('requires the email again when the link belongs to another one', async () => {
    fake.prove.mockRejectedValueOnce(refusal('wrong-address'));
    await openAt('?oobCode=x');
    const alert = await screen.findByText('This link was sent to another email address.');
    expect(alert).toBeTruthy();
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    expect(email.value).toBe('maya@example.com');
    expect(document.activeElement).toBe(email);
    await userEvent.clear(email);
    await userEvent.type(email, 'iris@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(fake.prove).toHaveBeenLastCalledWith('iris@example.com', window.location.href);
  });

  it.each(['used-link', 'invalid-input'])('offers a new link after %s', async (code) => {
    fake.prove.mockRejectedValueOnce(refusal(code));
    await openAt('?oobCode=x');
    expect(await screen.findByText(/was already used or has expired/)).toBeTruthy();
    const again = screen.getByRole('link', { name: 'Get a new link' });
    expect(again.getAttribute('href')).toBe('/?sign-in');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('retries after a network failure', async () => {
    fake.prove.mockRejectedValueOnce(new NetworkError('offline', 'No network.'));
    await openAt('?oobCode=x');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('/'));
  });

  it('shows the request ID after a server error', async () => {
    fake.prove.mockImplementation(async () => {
      const { ApiError: Failure } = await import('../../../platform/api/api-errors.ts');
      const headers = { 'X-Request-Id': 'R3QU3ST' };
      throw new Failure(new Response(null, { status: 503, headers }), '{}');
    });
    await openAt('?oobCode=x');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'If it happens again, give us this number: R3QU3ST.',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('retries the steps after the single-use link was consumed', async () => {
    fake.take.mockRejectedValueOnce(new NetworkError('offline', 'No network.'));
    await openAt('?oobCode=x');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('/'));
    expect(fake.prove).toHaveBeenCalledOnce();
  });

  it('opens the home screen when the link is opened twice and the attendee is signed in', async () => {
    fake.prove.mockRejectedValueOnce(refusal('used-link'));
    const user = { uid: 'maya', session: null, signedInAt: Date.now() };
    window.localStorage.setItem('ww:signed-in', JSON.stringify(user));
    await openAt('?oobCode=x');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('/'));
    expect(screen.queryByText(/was already used or has expired/)).toBeNull();
    window.localStorage.clear();
  });
});
