import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Texts } from './en.ts';
import {
  chooseLanguage,
  currentLanguage,
  type Language,
  localeOf,
  useCurrentLanguage,
} from './language.ts';
import { SpokenContext } from './texts.ts';

/** Each language is a chunk of its own. */
const catalogues: Record<Language, () => Promise<{ texts: Texts }>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
};

/** Starts loading the current language's texts. */
export function loadTexts(): Promise<unknown> {
  return catalogues[currentLanguage()]();
}

interface Loaded {
  language: Language;
  texts: Texts;
}

/** Gives everything beneath it the texts of the current language; `fallback` until they are here. */
export function TextsProvider({
  fallback,
  children,
}: {
  fallback: ReactNode;
  children: ReactNode;
}) {
  const wanted = useCurrentLanguage();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    catalogues[wanted]().then(({ texts }) => {
      if (isCurrent) setLoaded({ language: wanted, texts });
    }, setError);
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  const spoken = useMemo(
    () => loaded && { ...loaded, locale: localeOf(loaded.language), setLanguage: chooseLanguage },
    [loaded],
  );
  if (error) throw error;
  return spoken ? <SpokenContext value={spoken}>{children}</SpokenContext> : fallback;
}
