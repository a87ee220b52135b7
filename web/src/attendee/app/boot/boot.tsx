import './boot-boundary.css';
import {
  Component,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { withTexts } from '../../../i18n/load-texts.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { TextsProvider } from '../../../i18n/texts-provider.tsx';
import { reloadNewest } from '../../../platform/device/reload.ts';
import { currentSession, type Session } from '../../../platform/session/session-state.ts';
import { onSignedInInOtherTab, signOutReason } from '../../../platform/session/stored-user.ts';
import { checkInsDatabase } from '../../../platform/storage/databases.ts';
import { isSignOutConfirmed } from '../../../platform/storage/sign-out.ts';
import { BootSpinner } from '../../../ui/boot-spinner.tsx';
import { TippedGlass } from '../../../ui/illustrations/tipped-glass.tsx';
import { lazyOptional } from '../../../ui/lazy-optional.ts';
import type { SignedOutBy } from '../../features/landing/landing-page.tsx';
import { bootPlan, requiresSignIn } from './boot-plan.ts';
import { LandingWithSignIn } from './landing-with-sign-in.tsx';
import { preloadForPath } from './preload-for-path.ts';
import { preloadableApp } from './preloadable-app.ts';
import { detectPreviousSession, isReturningDevice } from './previous-session.ts';

const App = preloadableApp.Component;
const CompleteSignIn = lazy(() =>
  withTexts(import('../../features/sessions/complete-sign-in.tsx'), 'sign-in'),
);

/** Loaded after the first screen, which does not need it. */
const AppPrompts = lazyOptional(async () => ({
  default: (await import('../prompts/app-prompts.tsx')).AppPrompts,
}));

type View =
  | { name: 'loading' | 'app' | 'complete-sign-in' }
  | { name: 'landing'; isSigningIn: boolean; signedOutBy: SignedOutBy | null };

const landing = (open: { isSigningIn?: boolean; signedOutBy?: SignedOutBy | null } = {}): View => ({
  name: 'landing',
  isSigningIn: false,
  signedOutBy: null,
  ...open,
});

/** Landing page as it was prerendered, until the first screen is determined. */
const drawnLanding = landing();

/** Determines the first screen and loads only its code. */
async function firstView(): Promise<View> {
  const address = new URL(window.location.href);
  const started = wantsApp(address) ? preloadForPath(address.pathname) : undefined;
  const view = await planned(address);
  if (view.name === 'app') await started;
  return view;
}

async function planned(address: URL): Promise<View> {
  const plan = bootPlan(address, await detectPreviousSession());
  if (plan === 'landing') return landing({ signedOutBy: signOutReason.get() });
  if (plan === 'landing-with-sign-in')
    return landing({ isSigningIn: true, signedOutBy: signOutReason.get() });
  if (plan === 'sign-out') return signOutFromLink();
  if (plan === 'probe') return probe(address);
  return { name: plan };
}

/** True if the app is very likely needed, so its code loads while Firebase restores the session. */
function wantsApp({ pathname, searchParams }: URL): boolean {
  const plan = bootPlan({ pathname, searchParams }, isReturningDevice() ? 'some' : 'none');
  return plan === 'app' || plan === 'probe';
}

/**
 * Signs out at the sign-out address. Any site can link here, so unless the attendee pressed a link of this app, the
 * app requests confirmation first (sign-out-dialog.tsx); also if the sign-out would drop queued check-ins.
 */
async function signOutFromLink(): Promise<View> {
  const { signOut } = await import('../../../platform/session/session-store.ts');
  const isConfirmed = isSignOutConfirmed() || (isFromThisApp() && !(await hasUnsentCheckIns()));
  if (isConfirmed) await signOut();
  else if ((await firstSettledSession()).state === 'signed-in') return { name: 'app' };
  window.history.replaceState(null, '', '/');
  return landing({ signedOutBy: signOutReason.get() ?? 'attendee' });
}

/** True if a page of this app led here. The browser sets the referrer across the redirect of GET /api/logout. */
function isFromThisApp(): boolean {
  return URL.parse(document.referrer)?.origin === window.location.origin;
}

async function hasUnsentCheckIns(): Promise<boolean> {
  const { openQueueStore } = await import('../../../platform/delivery-queue/queue-store.ts');
  const queued = await openQueueStore(checkInsDatabase).list();
  return queued !== null && queued.records.length > 0;
}

async function probe(address: URL): Promise<View> {
  const session = await firstSettledSession();
  if (session.state !== 'signed-in')
    return landing({ isSigningIn: requiresSignIn(address), signedOutBy: signOutReason.get() });
  const isOfAnother =
    requiresSignIn(address) && (await import('./link-of-another.ts')).isLinkOfAnother(address);
  return isOfAnother ? landing({ isSigningIn: true }) : { name: 'app' };
}

/** Returns the session cached on the device, or else the one Firebase reports. */
async function firstSettledSession(): Promise<Session> {
  const cachedSession = currentSession();
  if (cachedSession.state !== 'loading') return cachedSession;
  const { firstSession } = await import('../../../platform/session/session-store.ts');
  return firstSession();
}

interface Props {
  /** True if the page arrived with the landing page rendered. It stays until another screen replaces it. */
  isLandingDrawn: boolean;
}

/** Root before and around the app. Landing, sign-in and sign-out do not load the app. */
export function Boot({ isLandingDrawn }: Props) {
  const [error, setError] = useState<unknown>(null);
  return (
    <TextsProvider onError={setError}>
      <BootBoundary error={error}>
        <Views isLandingDrawn={isLandingDrawn} onError={setError} />
      </BootBoundary>
    </TextsProvider>
  );
}

function Views({ isLandingDrawn, onError }: Props & { onError: (error: unknown) => void }) {
  const [view, setView] = useState<View>(isLandingDrawn ? drawnLanding : { name: 'loading' });
  const texts = useTexts('app');
  const hasLeftFirstView = useRef(false);
  useEffect(() => {
    firstView().then((first) => !hasLeftFirstView.current && setView(first), onError);
  }, [onError]);
  const isLanding = view.name === 'landing';
  useEffect(() => {
    // The attendee signed in in another tab, so this tab reloads into the app.
    if (isLanding) return onSignedInInOtherTab(() => window.location.reload());
  }, [isLanding]);
  const openApp = useCallback((href: string) => {
    hasLeftFirstView.current = true;
    // Back leads neither to a used email link nor to the page that asked for the sign-in, such as a poster's code.
    const isUsed = window.location.pathname !== '/' || currentSession().user;
    window.history[isUsed ? 'replaceState' : 'pushState'](null, '', href);
    setView({ name: 'loading' });
    void preloadForPath(window.location.pathname).then(() => setView({ name: 'app' }));
  }, []);
  const spinner = <BootSpinner label={texts.loading} />;
  return (
    <>
      {view.name === 'landing' && (
        <LandingWithSignIn
          key={`${view.isSigningIn}`}
          isSigningIn={view.isSigningIn}
          signedOutBy={view.signedOutBy}
          navigate={openApp}
        />
      )}
      <Suspense fallback={spinner}>
        {view.name === 'loading' && spinner}
        {view.name === 'app' && <App />}
        {view.name === 'complete-sign-in' && <CompleteSignIn onDone={openApp} />}
      </Suspense>
      {/* Last in focus order. On a phone they are drawn above the page and push it down, so they cover nothing. */}
      <Suspense>{view !== drawnLanding && view.name !== 'loading' && <AppPrompts />}</Suspense>
    </>
  );
}

interface BootBoundaryProps {
  /** Error thrown outside of rendering. */
  error: unknown;
  children: ReactNode;
}

/** Last-resort error boundary for load failures and errors before the app's own error pages exist. */
class BootBoundary extends Component<BootBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed || this.props.error ? <LoadFailure /> : this.props.children;
  }
}

function LoadFailure() {
  const boot = useTexts('app');
  return (
    <main className="load-failure">
      <TippedGlass />
      <h1>{boot.failedTitle}</h1>
      <p>{boot.failed}</p>
      <button type="button" onClick={() => void reloadNewest()}>
        {boot.reload}
      </button>
    </main>
  );
}
