import { ChakraProvider } from '@chakra-ui/react';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import { type ReactNode, useEffect, useMemo } from 'react';
import { LocaleContext, type LocaleContextValue } from '../../i18n/texts.ts';
import { setLanguage } from '../../platform/device/language.ts';
import { useOrganization } from '../../platform/device/use-device-settings.ts';
import { portalSystem } from '../../ui/theme/portal-system.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { language, texts } from '../texts/texts.ts';

/** Provides the language of the portal to the page and to the components that it shares with the attendee app. */
function PortalLocale({ children }: { children: ReactNode }) {
  useEffect(() => {
    const before = document.documentElement.lang;
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = before;
    };
  }, []);
  const locale = organizationLocale(useOrganization(), language);
  const value = useMemo<LocaleContextValue>(() => {
    const { problems } = texts.attendee;
    return { language, locale, overrides: { problems }, setLanguage };
  }, [locale]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** Language, theme, toasts and focus of the portal. */
export function PortalFrame({ children }: { children: ReactNode }) {
  useRestoreFocus();
  return (
    <PortalLocale>
      <ChakraProvider value={portalSystem}>
        {children}
        <Toaster edge="bottom" />
      </ChakraProvider>
    </PortalLocale>
  );
}
