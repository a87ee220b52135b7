import { Fragment, lazy, Suspense, useState } from 'react';
import { CallContext } from '../../platform/api/call-context.ts';
import { useClearApiCache } from '../../platform/api/use-api-cache.ts';
import { FirebaseProvider } from '../../platform/live/firebase-provider.tsx';
import { staffSession, useStaffSession } from '../../platform/session/staff-session-store.ts';
import { BootSpinner } from '../../ui/boot-spinner.tsx';
import { useSessionExpiry } from '../session/session-checks.ts';
import { signInCalls, staffCalls } from '../session/staff-calls.ts';
import { StaffContext } from '../session/use-staff.ts';
import { texts } from '../texts/texts.ts';
import { PortalFrame } from './portal-frame.tsx';
import { PortalRoutes } from './portal-routes.tsx';
import { JoinPage, type JoinPageProps, useStaffLink } from './session/join-page.tsx';
import { LoginPage } from './session/login-page.tsx';
import { usePortalManifest } from './use-portal-manifest.ts';

const ShopLinkPage = lazy(() => import('../features/shop/shop-link-page.tsx'));
const ShopPage = lazy(() => import('../features/shop/shop-page.tsx'));

/** Staff portal at /admin with its own theme, language and session. */
export default function Portal() {
  usePortalManifest();
  return (
    <PortalFrame>
      <FirebaseProvider session={staffSession}>
        <PortalContent />
      </FirebaseProvider>
    </PortalFrame>
  );
}

/** The login replaces the interrupted tab, so that signing in again returns to it. */
function PortalContent() {
  const session = useStaffSession();
  const link = useStaffLink();
  useSessionExpiry(session);
  const spinner = <BootSpinner label={texts.app.loading} />;
  if (session.state === 'loading') return spinner;
  if (session.state === 'signed-out') {
    return (
      <CallContext value={signInCalls}>
        {link ? (
          <Suspense fallback={spinner}>
            <LinkPage link={link} reason={session.reason} />
          </Suspense>
        ) : (
          <LoginPage reason={session.reason} />
        )}
      </CallContext>
    );
  }
  return (
    <CallContext value={staffCalls}>
      <StaffContext value={session.staff}>
        <Fragment key={session.key}>
          <ClearQueriesOnSignOut />
          {session.staff.role === 'shop' ? (
            <Suspense fallback={spinner}>
              <ShopPage />
            </Suspense>
          ) : (
            <PortalRoutes />
          )}
        </Fragment>
      </StaffContext>
    </CallContext>
  );
}

/** Page of a link: a shop has its own page, and opens its counter from there. */
function LinkPage({ link, reason }: Pick<JoinPageProps, 'link' | 'reason'>) {
  const [isJoining, setJoining] = useState(reason !== null);
  const isShop = link.kind === 'shop';
  if (isShop && !isJoining)
    return <ShopLinkPage secret={link.secret} onCounter={() => setJoining(true)} />;
  return <JoinPage link={link} reason={reason} onBack={isShop ? () => setJoining(false) : null} />;
}

function ClearQueriesOnSignOut() {
  useClearApiCache();
  return null;
}
