import { lazy, Suspense, useState } from 'react';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { waiverHref } from '../../shared/invitation-path.ts';
import { paths } from '../../shared/paths.ts';

const SignInPanel = lazy(() => import('../../features/sessions/sign-in-panel.tsx'));

interface Props {
  /** Opens with the sign-in panel. */
  isSigningIn: boolean;
  isSignedOut: boolean;
  navigate: (href: string) => void;
}

/** The landing, with the sign-in panel over it when asked for: Firebase Auth is loaded only then. */
export function LandingWithSignIn({ isSigningIn, isSignedOut, navigate: goTo }: Props) {
  const [isPanelOpen, setPanelOpen] = useState(isSigningIn);
  const navigate = (href: string) =>
    goTo(href === paths.waiver.getHref() ? waiverHref(window.location.pathname) : href);
  function closePanel() {
    setPanelOpen(false);
    if (window.location.search) window.history.replaceState(null, '', window.location.pathname);
  }
  return (
    <>
      <LandingPage
        isSignedOut={isSignedOut}
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
