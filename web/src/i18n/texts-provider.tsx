import { defaultLanguage } from '@wine-walk/common/model/languages.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { setLanguage } from '../platform/device/language.ts';
import { localeOf } from '../platform/device/organization.ts';
import { useCurrentLanguage, useOrganization } from '../platform/device/use-device-settings.ts';
import { loadedTexts, loadUsedTexts } from './load-texts.ts';
import { LocaleContext } from './texts.ts';

interface Props {
  /** Called if the texts of the chosen language cannot be loaded. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Provides the chosen language to texts, as soon as those in use are loaded. */
export function TextsProvider({ onError, children }: Props) {
  const chosen = useCurrentLanguage();
  const [language, show] = useState(() =>
    loadedTexts('landing', chosen) ? chosen : defaultLanguage,
  );
  useEffect(() => {
    let isCurrent = true;
    loadUsedTexts(chosen).then(() => isCurrent && show(chosen), onError);
    return () => {
      isCurrent = false;
    };
  }, [chosen, onError]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const locale = localeOf(language, useOrganization());
  const value = useMemo(() => ({ language, locale, setLanguage }), [language, locale]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}
