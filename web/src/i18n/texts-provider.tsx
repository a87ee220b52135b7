import type { Language } from '@wine-walk/common/model/languages.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { setLanguage } from '../platform/device/language.ts';
import { localeOf } from '../platform/device/organization.ts';
import { useCurrentLanguage, useOrganization } from '../platform/device/use-device-settings.ts';
import { loadUsedTexts } from './load-texts.ts';
import { initialTexts } from './text-bundles.ts';
import { LocaleContext, type Texts } from './texts.ts';

interface Loaded {
  language: Language;
  texts: Texts;
}

/** Provides the texts of the current language; renders `fallback` until they are loaded. */
export function TextsProvider({
  fallback,
  children,
}: {
  fallback: ReactNode;
  children: ReactNode;
}) {
  const requested = useCurrentLanguage();
  const [loaded, setLoaded] = useState(() => loadedTexts(requested));
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    loadFor(requested).then((texts) => {
      if (isCurrent)
        setLoaded((now) => (now?.texts === texts ? now : { language: requested, texts }));
    }, setError);
    return () => {
      isCurrent = false;
    };
  }, [requested]);
  const organization = useOrganization();
  const locale = loaded && localeOf(loaded.language, organization);
  const value = useMemo(
    () => loaded && locale && { ...loaded, locale, setLanguage: setLanguage },
    [loaded, locale],
  );
  if (error) throw error;
  return value ? <LocaleContext value={value}>{children}</LocaleContext> : fallback;
}

/** Loads all texts first, so an open screen changes its language without a blank state. */
async function loadFor(language: Language): Promise<Texts> {
  const [texts] = await Promise.all([initialTexts.load(language), loadUsedTexts(language)]);
  return texts;
}

function loadedTexts(language: Language): Loaded | null {
  const texts = initialTexts.loaded(language);
  return texts ? { language, texts } : null;
}
