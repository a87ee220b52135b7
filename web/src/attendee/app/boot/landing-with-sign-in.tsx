import { lazy, Suspense, useEffect, useState } from 'react';
import { withTexts } from '../../../i18n/load-texts.ts';
import { currentSession } from '../../../platform/session/session-state.ts';
import { signOutReason } from '../../../platform/session/stored-user.ts';
import { LandingPage, type SignedOutBy } from '../../features/landing/landing-page.tsx';
import { waiverHref } from '../../shared/invitation-path.ts';

const SignInPanel = lazy(() =>
  withTexts(import('../../features/sessions/sign-in-panel.tsx'), 'sign-in'),
);

interface Props {
  /** True if the sign-in panel is open at first. */
  isSigningIn: boolean;
  signedOutBy: SignedOutBy | null;
  navigate: (href: string) => void;
}

/** Landing page with the sign-in panel on demand. Firebase Auth loads only when the panel opens. */
export function LandingWithSignIn({ isSigningIn, signedOutBy, navigate: goTo }: Props) {
  const [isPanelOpen, setPanelOpen] = useState(isSigningIn);
  useEffect(() => {
    if (signedOutBy) signOutReason.clear();
  }, [signedOutBy]);
  function navigate(href: string) {
    const [path, hash = ''] = href.split(/(?=#)/);
    goTo(path === '/waiver' ? waiverHref(window.location.pathname) + hash : href);
  }
  function closePanel() {
    // The link of another person than the attendee who is signed in on this phone.
    if (currentSession().user) return goTo('/');
    setPanelOpen(false);
    if (window.location.search) window.history.replaceState(null, '', window.location.pathname);
  }
  return (
    <>
      <LandingPage
        signedOutBy={signedOutBy}
        navigate={navigate}
        openSignIn={() => setPanelOpen(true)}
      />
      {isPanelOpen && (
        <Suspense>
          <SignInPanel onClose={closePanel} navigate={navigate} />
        </Suspense>
      )}
    </>
  );
}
