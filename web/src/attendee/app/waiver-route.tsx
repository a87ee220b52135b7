import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withTexts } from '../../i18n/load-texts.ts';
import { useSession } from '../../platform/session/session.ts';
import { currentSession } from '../../platform/session/session-state.ts';
import { WaiverPage } from '../features/registrations/form/waiver-page.tsx';
import { paths } from '../shared/paths.ts';

const SignInPanel = lazy(() =>
  withTexts(import('../features/sessions/sign-in-panel.tsx'), 'sign-in'),
);

/** End of the address that opens the sign-in as well: 'Existing Participant' of the landing page. */
const signInHash = '#sign-in';

/** Registration with the sign-in by email over it, for attendees who are registered already. */
export default function WaiverRoute() {
  const { hash, search } = useLocation();
  const { state } = useSession();
  const [isSigningIn, setSigningIn] = useState(hash === signInHash && state !== 'signed-in');
  const navigate = useNavigate();
  const close = () => {
    setSigningIn(false);
    if (hash === signInHash) void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <WaiverPage onSignIn={() => setSigningIn(true)} />
      {isSigningIn && (
        <Suspense>
          <SignInPanel
            onClose={close}
            navigate={(href) => {
              close();
              const isBack = href === paths.waiver.getHref();
              if (!isBack) void navigate(href);
              else if (currentSession().state === 'signed-in') void navigate(paths.home.getHref());
            }}
          />
        </Suspense>
      )}
    </>
  );
}
