import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { useSession } from '../../platform/session/session.ts';
import { BootSpinner } from '../../ui/boot-spinner.tsx';
import { paths } from '../shared/paths.ts';
import { LandingWithSignIn } from './boot/landing-with-sign-in.tsx';
import { signedInApp } from './boot/screens.ts';

const SignedInApp = signedInApp.Component;

/** Layout of the attendee screens; without a session, the landing page with an open sign-in panel. */
export function SignedInLayout() {
  const { state, user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { common } = useTexts();
  const spinner = <BootSpinner label={common.loading} />;
  useEffect(() => {
    if (state !== 'signed-out') void signedInApp.load();
  }, [state]);
  if (state === 'loading') return spinner;
  if (state === 'signed-out') {
    return (
      <LandingWithSignIn
        isSigningIn={pathname !== paths.home.path}
        isSignedOut={false}
        navigate={(href) => void navigate(href)}
      />
    );
  }
  return (
    <Suspense fallback={spinner}>
      <SignedInApp key={user.uid} uid={user.uid}>
        <Outlet />
      </SignedInApp>
    </Suspense>
  );
}
