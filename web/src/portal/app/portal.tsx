import { useQueryClient } from '@tanstack/react-query';
import { Fragment, lazy, Suspense, useEffect } from 'react';
import { LiveProvider } from '../../platform/live/live-provider.tsx';
import { useStaffSession } from '../../platform/session/staff-session-store.ts';
import { BootSpinner } from '../../ui/boot-spinner.tsx';
import { useSessionExpiry } from '../session/use-session-expiry.ts';
import { StaffContext } from '../session/use-staff.ts';
import { PortalLocale } from './portal-locale.tsx';
import { PortalRoutes } from './portal-routes.tsx';
import { PortalThemeProvider } from './portal-theme.tsx';
import { JoinPage } from './session/join-page.tsx';
import { LoginPage } from './session/login-page.tsx';
import { useStaffLink } from './session/use-staff-link.ts';

const ShopPage = lazy(() => import('../features/shop/shop-page.tsx'));

/** The staff portal at /admin: its own look, language and session. */
export default function Portal() {
  return (
    <PortalLocale>
      <PortalThemeProvider>
        <PortalContent />
      </PortalThemeProvider>
    </PortalLocale>
  );
}

/** The login takes the place of the tab it interrupts, so that signing in again leads back to it. */
function PortalContent() {
  const session = useStaffSession();
  const link = useStaffLink();
  useSessionExpiry(session);
  const spinner = <BootSpinner label="Loading" />;
  if (session.state === 'loading') return spinner;
  if (session.state === 'signed-out') {
    if (link) return <JoinPage link={link} reason={session.reason} />;
    return <LoginPage reason={session.reason} />;
  }
  return (
    <StaffContext value={session.staff}>
      <Fragment key={session.key}>
        <ClearQueriesOnSignOut />
        {/* A shop reads nothing of the database: its page lives by the API alone. */}
        {session.staff.role === 'shop' ? (
          <Suspense fallback={spinner}>
            <ShopPage />
          </Suspense>
        ) : (
          <LiveProvider persona="staff">
            <PortalRoutes />
          </LiveProvider>
        )}
      </Fragment>
    </StaffContext>
  );
}

/** Drops what the API answered when the session is over: the next one may see less, or be somebody else's. */
function ClearQueriesOnSignOut() {
  const queryClient = useQueryClient();
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return null;
}
