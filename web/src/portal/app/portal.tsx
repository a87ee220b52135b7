import { Fragment, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CallContext } from '../../platform/api/call-context.ts';
import { useClearApiCache } from '../../platform/api/use-api-cache.ts';
import { FirebaseProvider } from '../../platform/live/firebase-provider.tsx';
import {
  type StaffSessionEnd,
  staffSession,
  useStaffSession,
} from '../../platform/session/staff-session-store.ts';
import { BootSpinner } from '../../ui/boot-spinner.tsx';
import { shopViewHref, shopViewOf } from '../paths.ts';
import { useSessionExpiry } from '../session/session-checks.ts';
import { signInCalls, staffCalls } from '../session/staff-calls.ts';
import { StaffContext } from '../session/use-staff.ts';
import { texts } from '../texts/texts.ts';
import { PortalFrame } from './portal-frame.tsx';
import { PortalRoutes } from './portal-routes.tsx';
import { JoinPage, type StaffLinkParams, useStaffLink } from './session/join-page.tsx';
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
              <ShopHome link={link} />
            </Suspense>
          ) : (
            <PortalRoutes />
          )}
        </Fragment>
      </StaffContext>
    </CallContext>
  );
}

interface LinkPageProps {
  link: StaffLinkParams;
  /** Reason why the previous session ended. */
  reason: StaffSessionEnd | null;
}

/** Page of a link: a shop has its own page, and opens its counter from there. */
function LinkPage({ link, reason }: LinkPageProps) {
  const [query] = useSearchParams();
  const view = shopViewOf(query) ?? (reason === null ? 'page' : 'counter');
  if (link.kind === 'shop' && view === 'page') return <ShopLinkPage secret={link.secret} />;
  return <JoinPage link={link} reason={reason} />;
}

/** Counter of a signed-in shop; its page is at the URL of its link. */
function ShopHome({ link }: { link: StaffLinkParams | null }) {
  const [query] = useSearchParams();
  if (link?.kind !== 'shop') return <ShopPage pageHref={null} />;
  if (shopViewOf(query) === 'page') return <ShopLinkPage secret={link.secret} />;
  return <ShopPage pageHref={shopViewHref('page')} />;
}

function ClearQueriesOnSignOut() {
  useClearApiCache();
  return null;
}
