import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { withTexts } from '../../i18n/load-texts.ts';
import { currentSession } from '../../platform/session/session-state.ts';
import { WaiverPage } from '../features/registrations/form/waiver-page.tsx';
import { paths } from '../shared/paths.ts';

const SignInPanel = lazy(() =>
  withTexts(import('../features/sessions/sign-in-panel.tsx'), 'sign-in'),
);

/** Registration with the sign-in by email over it, for attendees who are registered already. */
export default function WaiverRoute() {
  const [isSigningIn, setSigningIn] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <WaiverPage onSignIn={() => setSigningIn(true)} />
      {isSigningIn && (
        <Suspense>
          <SignInPanel
            onClose={() => setSigningIn(false)}
            navigate={(href) => {
              setSigningIn(false);
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
