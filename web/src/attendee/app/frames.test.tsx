import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LocaleContext } from '../../i18n/texts.ts';
import type { Session } from '../../platform/session/session-state.ts';
import { englishTexts } from '../../support/catalog-texts.ts';

const texts = englishTexts;

const mocks = vi.hoisted((): { state: Session['state'] } => ({ state: 'signed-out' }));
vi.mock('../../platform/session/session.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSession: () => ({
    state: mocks.state,
    user: mocks.state === 'signed-in' ? { uid: 'maya', session: null } : null,
  }),
}));
vi.mock('../../platform/live/firebase-provider.tsx', () => ({
  FirebaseProvider: ({ children }: { children: React.ReactNode }) => children,
}));
vi.mock('./signed-in-app.tsx', () => ({
  default: ({ uid, children }: { uid: string; children: React.ReactNode }) => (
    <main>
      <p>App of {uid}</p>
      {children}
    </main>
  ),
}));
vi.mock('./boot/landing-with-sign-in.tsx', () => ({
  LandingWithSignIn: ({ isSigningIn }: { isSigningIn: boolean }) => (
    <p>Landing {isSigningIn ? 'with sign-in' : 'alone'}</p>
  ),
}));
vi.mock('./home-route.tsx', () => ({ default: () => <h1>Home</h1> }));
vi.mock('../features/home/home-page.tsx', () => ({ default: () => <h1>Home</h1> }));
vi.mock('./businesses-route.tsx', () => ({ default: () => <h1>Doors</h1> }));
vi.mock('./rewards-route.tsx', () => ({
  default: () => {
    throw new Error('broken reward');
  },
}));
vi.mock('../features/events/events-page.tsx', async () => {
  const { useState } = await import('react');
  return {
    default: function EventsPage() {
      const [isOffered, setOffered] = useState(true);
      return (
        <>
          <h1 tabIndex={-1}>Events</h1>
          {isOffered && (
            <button type="button" onClick={() => setOffered(false)}>
              Not now
            </button>
          )}
        </>
      );
    },
  };
});
vi.mock('./profile-route.tsx', () => ({ default: () => <h1>Profile</h1> }));
vi.mock('../features/registrations/form/waiver-page.tsx', () => ({
  WaiverPage: () => <h1>Waiver</h1>,
}));
vi.mock('../features/sessions/sign-in-panel.tsx', () => ({
  default: ({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      Close sign-in
    </button>
  ),
}));
vi.mock('../features/registrations/confirmation/confirmation-page.tsx', () => ({
  default: () => <h1>Confirmation</h1>,
}));
vi.mock('../../portal/app/load-portal.ts', () => ({
  loadPortal: () => Promise.resolve({ default: () => <h1>Portal</h1> }),
}));

const { BrowserRouter, Link } = await import('react-router-dom');
const { AppRoutes } = await import('./routes.tsx');
const { ScreenBoundary } = await import('./screen-boundary.tsx');
const locale = { language: 'en', locale: 'en-US', texts, setLanguage: () => undefined } as const;

function openAt(path: string, state: Session['state'] = 'signed-out') {
  mocks.state = state;
  window.history.replaceState(null, '', path);
  window.scrollTo = () => undefined;
  return render(
    <LocaleContext value={locale}>
      <BrowserRouter>
        <Link to="/events">elsewhere</Link>
        <ScreenBoundary isFullPage>
          <AppRoutes />
        </ScreenBoundary>
      </BrowserRouter>
    </LocaleContext>,
  );
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => window.localStorage.clear());

describe('addresses when signed out', () => {
  it('renders the landing page at the start address', async () => {
    openAt('/');
    expect(await screen.findByText('Landing alone')).toBeTruthy();
  });

  it.each(['/businesses', '/rewards', '/events', '/profile'])(
    'renders the landing page with its sign-in panel at %s',
    async (path) => {
      openAt(path);
      expect(await screen.findByText('Landing with sign-in')).toBeTruthy();
    },
  );
});

describe('addresses when signed in', () => {
  it.each([
    ['/', 'Home'],
    ['/businesses', 'Doors'],
    ['/events', 'Events'],
    ['/profile', 'Profile'],
  ])('renders at %s: %s', async (path, name) => {
    openAt(path, 'signed-in');
    expect(await heading(name)).toBeTruthy();
    expect(screen.getByText('App of maya')).toBeTruthy();
  });
});

it('keeps the focus on a screen whose focused control disappears', async () => {
  openAt('/events', 'signed-in');
  const shown = await heading('Events');
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(document.activeElement).toBe(shown));
});

const either: readonly Session['state'][] = ['signed-out', 'signed-in'];
describe.each(either)('addresses, %s as well', (state) => {
  it.each([
    ['/waiver', 'Waiver'],
    ['/waiver/abc', 'Confirmation'],
    ['/admin', 'Portal'],
    ['/admin/events', 'Portal'],
    ['/nowhere', '404 Page Not Found'],
    ['/waiver/abc/more', '404 Page Not Found'],
    ['/Rewards/x', '404 Page Not Found'],
  ])('renders at %s: %s', async (path, name) => {
    openAt(path, state);
    expect(await heading(name)).toBeTruthy();
  });
});

describe('registration', () => {
  it('opens the sign-in over the form for an existing participant, until it is closed', async () => {
    openAt('/waiver#sign-in');
    const close = await screen.findByRole('button', { name: 'Close sign-in' });
    act(() => close.click());
    expect(await heading('Waiver')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close sign-in' })).toBeNull();
    expect(window.location.hash).toBe('');
  });

  it.each([
    ['/waiver', 'signed-out'],
    ['/waiver#sign-in', 'signed-in'],
  ] as const)('opens no sign-in at %s when %s', async (path, state) => {
    openAt(path, state);
    expect(await heading('Waiver')).toBeTruthy();
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: 'Close sign-in' })).toBeNull();
  });
});

describe('unknown address', () => {
  it("shows the app's navigation when signed in", async () => {
    openAt('/nowhere', 'signed-in');
    expect(await heading('404 Page Not Found')).toBeTruthy();
    expect(screen.getByText('App of maya')).toBeTruthy();
  });

  it('shows no navigation to a visitor', async () => {
    openAt('/nowhere', 'signed-out');
    expect(await heading('404 Page Not Found')).toBeTruthy();
    expect(screen.queryByText('App of maya')).toBeNull();
  });
});

describe('frame', () => {
  it('shows a spinner while the session is loading', () => {
    openAt('/rewards', 'loading');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  });

  it('moves the focus to the heading of the next screen', async () => {
    openAt('/', 'signed-in');
    await heading('Home');
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    act(() => screen.getByRole('link', { name: 'elsewhere' }).click());
    const next = await heading('Events');
    expect(focus.mock.contexts).toContain(next);
  });

  it('isolates a crashed screen from the others', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openAt('/rewards', 'signed-in');
    expect(await heading('Oops, we spilled something')).toBeTruthy();
    expect(consoleError).toHaveBeenCalled();
    act(() => screen.getByRole('link', { name: 'elsewhere' }).click());
    expect(await heading('Events')).toBeTruthy();
  });
});
