import { type ReactNode, useEffect } from 'react';
import { texts } from '../../i18n/en/app.ts';
import { screenTexts } from '../../i18n/en/screens.ts';
import { LocaleContext, type LocaleContextValue } from '../../i18n/texts.ts';

const english: LocaleContextValue = {
  language: 'en',
  locale: 'en-US',
  texts,
  screenTexts,
  setLanguage: () => undefined,
};

/** The portal speaks English whatever the browser prefers, in the components it shares too. */
export function PortalLocale({ children }: { children: ReactNode }) {
  useEffect(() => {
    const before = document.documentElement.lang;
    document.documentElement.lang = 'en';
    return () => {
      document.documentElement.lang = before;
    };
  }, []);
  return <LocaleContext value={english}>{children}</LocaleContext>;
}
