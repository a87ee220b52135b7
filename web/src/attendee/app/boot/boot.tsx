import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLandingTexts } from '../../../i18n/landing-texts.ts';
import { useCurrentLanguage } from '../../../platform/device/language.ts';
import { onSignedInInOtherTab } from '../../../platform/device/signed-in-other-tab.ts';
import { withTimeout } from '../../../platform/lib/with-timeout.ts';
import { currentSession, type Session } from '../../../platform/session/session-state.ts';
import { isSignOutConfirmed } from '../../../platform/storage/session-drafts.ts';
import { checkInsDatabase } from '../../../platform/storage/storage-database.ts';
import { BootSpinner } from '../../../ui/boot-spinner.tsx';
import { AppPrompts } from '../prompts/app-prompts.tsx';
import { BootBoundary } from './boot-boundary.tsx';
import { bootPlan, requiresSignIn } from './boot-plan.ts';
import { LandingWithSignIn } from './landing-with-sign-in.tsx';
import { preloadForPath } from './preload-for-path.ts';
import { preloadableApp } from './preloadable-app.ts';
import { detectPreviousSession, isReturningDevice } from './previous-session.ts';

const App = preloadableApp.Component;
const CompleteSignIn = lazy(() => import('../../features/sessions/complete-sign-in.tsx'));

type View =
  | { name: 'loading' | 'app' | 'complete-sign-in' }
  | { name: 'landing'; isSigningIn: boolean; isSignedOut: boolean };

const landing = (open: { isSigningIn?: boolean; isSignedOut?: boolean } = {}): View => ({
  name: 'landing',
  isSigningIn: false,
  isSignedOut: false,
  ...open,
});

/** Finds out what the first screen is, and loads only that. */
async function firstView(): Promise<View> {
  const address = new URL(window.location.href);
  const started = wantsApp(address) ? preloadForPath(address.pathname) : undefined;
  const view = await planned(address);
  if (view.name === 'app') await started;
  return view;
}

async function planned(address: URL): Promise<View> {
  const plan = bootPlan(address, await detectPreviousSession());
  if (plan === 'landing') return landing();
  if (plan === 'landing-with-sign-in') return landing({ isSigningIn: true });
  if (plan === 'sign-out') return signOutFromLink();
  if (plan === 'probe') return probe(address);
  return { name: plan };
}

/** Whether the app will very likely be needed: its code comes while Firebase is being asked. */
function wantsApp({ pathname, searchParams }: URL): boolean {
  const plan = bootPlan({ pathname, searchParams }, isReturningDevice() ? 'some' : 'none');
  return plan === 'app' || plan === 'probe';
}

/**
 * A link from anywhere leads here: where check-ins wait that signing out would drop, nothing is forgotten until
 * the person says so, in the app (unsent-check-ins-dialog.tsx).
 */
async function signOutFromLink(): Promise<View> {
  const { signOut } = await import('../../../platform/session/session-store.ts');
  if (!isSignOutConfirmed() && (await hasUnsentCheckIns())) {
    const session = await firstSettledSession();
    return session.state === 'signed-in' ? { name: 'app' } : landing({ isSignedOut: true });
  }
  await signOut();
  window.history.replaceState(null, '', '/');
  return landing({ isSignedOut: true });
}

/** How long the device's database is waited for. Milliseconds. */
const keptTimeoutMs = 5000;

async function hasUnsentCheckIns(): Promise<boolean> {
  const { openQueueStore } = await import('../../../platform/delivery-queue/queue-store.ts');
  const list = openQueueStore(checkInsDatabase).list();
  const kept = await withTimeout(keptTimeoutMs, list).catch(() => null);
  return kept !== null && kept.records.length > 0;
}

async function probe(address: URL): Promise<View> {
  const session = await firstSettledSession();
  if (session.state !== 'signed-in') return landing({ isSigningIn: requiresSignIn(address) });
  if (address.searchParams.has('sign-in')) window.history.replaceState(null, '', '/');
  return { name: 'app' };
}

/** Whom the device remembers at once, else what Firebase says. */
async function firstSettledSession(): Promise<Session> {
  const remembered = currentSession();
  if (remembered.state !== 'loading') return remembered;
  const { firstSession } = await import('../../../platform/session/session-store.ts');
  return firstSession();
}

interface Props {
  /** The page came with the landing drawn: it stays until something else is known to belong there. */
  isLandingDrawn: boolean;
}

/** The page before and around the app: landing, sign-in and sign-out need none of it. */
export function Boot({ isLandingDrawn }: Props) {
  const [view, setView] = useState<View>(isLandingDrawn ? landing() : { name: 'loading' });
  const [error, setError] = useState<unknown>(null);
  const language = useCurrentLanguage();
  const { boot } = useLandingTexts();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    firstView().then(setView, setError);
  }, []);
  const isLanding = view.name === 'landing';
  useEffect(() => {
    // Signed in in another tab: this one is their app, too.
    if (isLanding) return onSignedInInOtherTab(() => window.location.reload());
  }, [isLanding]);
  const openApp = useCallback((href: string) => {
    window.history.pushState(null, '', href);
    setView({ name: 'loading' });
    void preloadForPath(window.location.pathname).then(() => setView({ name: 'app' }));
  }, []);
  const spinner = <BootSpinner label={boot.loading} />;
  return (
    <BootBoundary error={error}>
      {view.name === 'landing' && (
        <LandingWithSignIn
          key={`${view.isSigningIn}`}
          isSigningIn={view.isSigningIn}
          isSignedOut={view.isSignedOut}
          navigate={openApp}
        />
      )}
      <Suspense fallback={spinner}>
        {view.name === 'loading' && spinner}
        {view.name === 'app' && <App />}
        {view.name === 'complete-sign-in' && <CompleteSignIn onDone={openApp} />}
      </Suspense>
      {/* Last for the keyboard; on a phone they are drawn above the page, and push it down: they lie over nothing of it. */}
      {view.name !== 'loading' && <AppPrompts />}
    </BootBoundary>
  );
}
