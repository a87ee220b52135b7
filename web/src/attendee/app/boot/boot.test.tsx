import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { publishSession } from '../../../platform/session/session-state.ts';
import {
  type SessionUser,
  saveParticipantRecord,
  signOutReason,
} from '../../../platform/session/stored-user.ts';
import { clearScope, confirmSignOut } from '../../../platform/storage/sign-out.ts';
import { Boot } from './boot.tsx';

interface FakeSession {
  isLoaded: boolean;
  session: { state: 'signed-out' | 'signed-in' };
  signOut: Mock<() => Promise<undefined>>;
}
const firebase = vi.hoisted(
  (): FakeSession => ({
    isLoaded: false,
    session: { state: 'signed-out' },
    signOut: vi.fn(async () => undefined),
  }),
);

vi.mock('../../../platform/session/session-store.ts', () => {
  firebase.isLoaded = true;
  return { firstSession: async () => firebase.session, signOut: firebase.signOut };
});
const queue = vi.hoisted(() => ({ records: [] as { key: string }[] }));
vi.mock('../../../platform/delivery-queue/queue-store.ts', () => ({
  openQueueStore: () => ({ list: async () => ({ records: queue.records, generation: null }) }),
}));
vi.mock('./preload-for-path.ts', () => ({ preloadForPath: async () => undefined }));
vi.mock('../prompts/app-prompts.tsx', () => ({ AppPrompts: () => <p>The offers</p> }));
vi.mock('../app.tsx', () => ({ default: () => <p>The app</p> }));
/** Opens the next page, as the panel and the page of the email link do. */
const opened = vi.hoisted(() => ({ by: (_href: string): void => undefined }));
vi.mock('../../features/sessions/sign-in-panel.tsx', () => ({
  default: ({ navigate }: { navigate: (href: string) => void }) => {
    opened.by = navigate;
    return <p>The panel</p>;
  },
}));
vi.mock('../../features/sessions/complete-sign-in.tsx', () => ({
  default: ({ onDone }: { onDone: (href: string) => void }) => {
    opened.by = onDone;
    return <p>Completing</p>;
  },
}));

/** Page that led here, as the browser reports it. */
const cameFrom = (referrer: string) =>
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
const openAt = (path: string) => {
  window.history.replaceState(null, '', path);
  render(<Boot isLandingDrawn={false} />);
};

beforeEach(() => {
  vi.resetModules();
  window.localStorage.clear();
  firebase.session = { state: 'signed-out' };
  firebase.signOut.mockReset();
  queue.records = [];
  clearScope('form');
  cameFrom(`${window.location.origin}/profile`);
});
afterEach(() => window.history.replaceState(null, '', '/'));

describe('boot', () => {
  it('prerenders the landing page without a part that the browser renders again', () => {
    const html = renderToString(<Boot isLandingDrawn />);
    expect(html).toContain('<main>');
    expect(html).not.toContain('<!--$!-->');
  });

  it('shows the landing page without Firebase when the device has no session trace', async () => {
    openAt('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'The Wine Walk' })).toBeTruthy();
    expect(firebase.isLoaded).toBe(false);
    expect(screen.queryByText('The panel')).toBeNull();
  });

  it('stays where a link of the landing page led, if the session trace is found later', async () => {
    const listed = Promise.withResolvers<IDBDatabaseInfo[]>();
    vi.stubGlobal('indexedDB', { databases: () => listed.promise });
    window.history.replaceState(null, '', '/');
    render(<Boot isLandingDrawn />);
    await userEvent.click(await screen.findByRole('link', { name: /^Register/ }));
    await screen.findByText('The app');
    // The next task comes after everything that follows from the answer.
    await act(async () => {
      listed.resolve([]);
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    expect(screen.getByText('The app')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  describe('with the link to a ticket on a phone that is signed in', () => {
    const link = '/?sign-in&next=/profile/ticket#code=K7QX2M9D4R&name=Noor';
    beforeEach(() => {
      window.localStorage.setItem('ww:signed-in', 'yes');
      firebase.session = { state: 'signed-in' };
    });
    const signedInAs = (name: string) =>
      saveParticipantRecord({ participantId: 'p1', name, email: 'a@example.com' });

    it('asks for a press if it is of another person, such as a guest', async () => {
      signedInAs('Maya Reyes');
      openAt(link);
      expect(await screen.findByText('The panel')).toBeTruthy();
    });

    it('opens the app if it is of the person signed in', async () => {
      signedInAs('Noor Haddad');
      openAt(link);
      expect(await screen.findByText('The app')).toBeTruthy();
    });

    it.each([
      ['asks for a press if it is of another registration of this person', 'p2', 'The panel'],
      ['opens the app if it is of this registration', 'p1', 'The app'],
    ])('%s', async (_, participantId, shown) => {
      signedInAs('Noor Haddad');
      const user = { uid: 'p1', session: null, signedInAt: Date.now() };
      localStorage.setItem('ww:signed-in', JSON.stringify(user));
      openAt(`${link}&of=${participantId}`);
      expect(await screen.findByText(shown)).toBeTruthy();
    });

    it('asks for a press if the desk shows its code', async () => {
      signedInAs('Noor Haddad');
      openAt('/?sign-in#code=12345678');
      expect(await screen.findByText('The panel')).toBeTruthy();
    });
  });

  it('shows once that the desk ended the session', async () => {
    signOutReason.set('staff-code');
    openAt('/');
    expect(await screen.findByText(/^You’re signed out here because the desk/)).toBeTruthy();
    cleanup();
    openAt('/');
    await screen.findByText('The offers');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows that the desk ended the session on a device with a trace of it', async () => {
    saveParticipantRecord({ participantId: 'maya', name: 'Maya', email: 'maya@example.com' });
    signOutReason.set('staff-code');
    openAt('/');
    expect(await screen.findByText(/^You’re signed out here because the desk/)).toBeTruthy();
  });

  it('places the app prompts after the page in focus order', async () => {
    openAt('/');
    const heading = await screen.findByRole('heading', { level: 1 });
    const follows = screen.getByText('The offers').compareDocumentPosition(heading);
    expect(follows & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  });

  it('opens the sign-in panel after a redirect from GET /api/login', async () => {
    openAt('/?sign-in');
    expect(await screen.findByText('The panel')).toBeTruthy();
  });

  it('shows a spinner, then the app, when the attendee is signed in', async () => {
    localStorage.setItem('ww:signed-in', 'yes');
    firebase.session = { state: 'signed-in' };
    openAt('/?sign-in');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(await screen.findByText('The app')).toBeTruthy();
  });

  it('shows the landing page when the session trace belongs to an ended session', async () => {
    localStorage.setItem('ww:signed-in', 'yes');
    openAt('/');
    const signIn = await screen.findByRole('link', { name: 'Sign In' });
    expect(signIn.getAttribute('href')).toBe('/api/login');
  });

  it('opens a confirmation before a sign-out link drops queued check-ins', async () => {
    queue.records = [{ key: 'a' }];
    firebase.session = { state: 'signed-in' };
    openAt('/?sign-out');
    await screen.findByText('The app');
    expect(firebase.signOut).not.toHaveBeenCalled();
    expect(window.location.search).toBe('?sign-out');
  });

  it('signs out despite queued check-ins after confirmation in this tab', async () => {
    queue.records = [{ key: 'a' }];
    firebase.session = { state: 'signed-in' };
    confirmSignOut();
    openAt('/?sign-out');
    await waitFor(() => expect(firebase.signOut).toHaveBeenCalledOnce());
    clearScope('form');
  });

  it.each(['', 'https://elsewhere.example/'])(
    'opens a confirmation after a sign-out link of another site, from %j',
    async (referrer) => {
      cameFrom(referrer);
      firebase.session = { state: 'signed-in' };
      openAt('/?sign-out');
      await screen.findByText('The app');
      expect(firebase.signOut).not.toHaveBeenCalled();
      expect(window.location.search).toBe('?sign-out');
    },
  );

  it('deletes nothing after a sign-out link of another site when no one is signed in', async () => {
    cameFrom('');
    openAt('/?sign-out');
    expect(await screen.findByText(/^You’re signed out/)).toBeTruthy();
    expect(firebase.signOut).not.toHaveBeenCalled();
    expect(window.location.search).toBe('');
  });

  it('signs out after a confirmation in this tab without a referrer', async () => {
    cameFrom('');
    firebase.session = { state: 'signed-in' };
    confirmSignOut();
    openAt('/?sign-out');
    await waitFor(() => expect(firebase.signOut).toHaveBeenCalledOnce());
  });

  it('forgets a confirmation after a minute', async () => {
    cameFrom('');
    firebase.session = { state: 'signed-in' };
    confirmSignOut(Date.now() - 61_000);
    openAt('/?sign-out');
    await screen.findByText('The app');
    expect(firebase.signOut).not.toHaveBeenCalled();
  });

  it('signs out and confirms it after a redirect from GET /api/logout', async () => {
    openAt('/?sign-out');
    expect(await screen.findByText(/^You’re signed out/)).toBeTruthy();
    expect(firebase.signOut).toHaveBeenCalledOnce();
    expect(window.location.search).toBe('');
  });

  it('confirms the deletion of the data after the sign-out', async () => {
    signOutReason.set('deletion');
    confirmSignOut();
    openAt('/?sign-out');
    expect(await screen.findByText(/^Your data was deleted/)).toBeTruthy();
    await waitFor(() => expect(signOutReason.get()).toBeNull());
  });

  it('completes a sign-in at the address of the email link', async () => {
    openAt('/sign-in/complete?oobCode=x');
    expect(await screen.findByText('Completing')).toBeTruthy();
  });

  describe('history after the sign-in', () => {
    const signedIn = { uid: 'maya', session: null };
    afterEach(() => publishSession({ state: 'signed-out', user: null }));
    /** Opens `next` from the page at `path` and returns by how much the history grew. */
    async function entriesAdded(path: string, next: string, user: SessionUser | null) {
      openAt(path);
      await screen.findByText(/^(The panel|Completing)$/);
      const before = window.history.length;
      if (user) publishSession({ state: 'signed-in', user });
      act(() => opened.by(next));
      await screen.findByText('The app');
      expect(window.location.pathname + window.location.search).toBe(next);
      return window.history.length - before;
    }

    it.each([
      ['/rewards', signedIn],
      ['/waiver', null],
    ])('does not lead back to a used email link, from %s', async (next, user) => {
      expect(await entriesAdded('/sign-in/complete?oobCode=x', next, user)).toBe(0);
    });

    it.each([
      ['/?venue=oak', '/?venue=oak'],
      ['/?sign-in&next=/profile/ticket', '/profile/ticket'],
    ])('does not lead back to the address that requested the sign-in: %s', async (path, next) => {
      expect(await entriesAdded(path, next, signedIn)).toBe(0);
    });

    it('leads to the landing page from the registration', async () => {
      expect(await entriesAdded('/?sign-in', '/waiver', null)).toBe(1);
    });
  });

  it('opens the app for every other address', async () => {
    openAt('/rewards');
    expect(await screen.findByText('The app')).toBeTruthy();
  });

  it('offers a reload when the app cannot be loaded', async () => {
    firebase.signOut.mockRejectedValue(new Error('chunk'));
    openAt('/?sign-out');
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  it('navigates from the landing page into the app without a page load', async () => {
    openAt('/');
    (await screen.findByRole('link', { name: 'Register & Check-In' })).click();
    await waitFor(() => expect(screen.getByText('The app')).toBeTruthy());
    expect(window.location.pathname).toBe('/waiver');
  });
});
