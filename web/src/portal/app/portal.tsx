import { ChakraProvider } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { texts } from '../../i18n/en/app.ts';
import { screenTexts } from '../../i18n/en/screens.ts';
import { LocaleContext, type LocaleContextValue } from '../../i18n/texts.ts';
import { useOrganization } from '../../platform/device/use-device-settings.ts';
import { LiveProvider } from '../../platform/live/live-provider.tsx';
import { useStaffSession } from '../../platform/session/staff-session-store.ts';
import { BootSpinner } from '../../ui/boot-spinner.tsx';
import { portalSystem } from '../../ui/theme/portal-system.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { useSessionExpiry } from '../session/session-checks.ts';
import { StaffContext } from '../session/use-staff.ts';
import { PortalRoutes } from './portal-routes.tsx';
import { JoinPage, useStaffLink } from './session/join-page.tsx';
import { LoginPage } from './session/login-page.tsx';

/** Sets the portal's language to English for any browser language, including shared components. */
function PortalLocale({ children }: { children: ReactNode }) {
  useEffect(() => {
    const before = document.documentElement.lang;
    document.documentElement.lang = 'en';
    return () => {
      document.documentElement.lang = before;
    };
  }, []);
  const locale = organizationLocale(useOrganization(), 'en');
  const english = useMemo<LocaleContextValue>(
    () => ({ language: 'en', locale, texts, screenTexts, setLanguage: () => undefined }),
    [locale],
  );
  return <LocaleContext value={english}>{children}</LocaleContext>;
}

/** Theme and toasts of the portal. */
function PortalThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={portalSystem}>
      {children}
      <Toaster />
    </ChakraProvider>
  );
}

const ShopPage = lazy(() => import('../features/shop/shop-page.tsx'));

/** Staff portal at /admin with its own theme, language and session. */
export default function Portal() {
  return (
    <PortalLocale>
      <PortalThemeProvider>
        <PortalContent />
      </PortalThemeProvider>
    </PortalLocale>
  );
}

/** The login replaces the interrupted tab, so that signing in again returns to it. */
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
        {/* The shop page uses the API only, without live data. */}
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

/** Clears the API responses when the session ends: the next user may see less. */
function ClearQueriesOnSignOut() {
  const queryClient = useQueryClient();
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return null;
}
