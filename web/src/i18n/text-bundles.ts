import type { Language } from '@wine-walk/common/model/languages.ts';
import { currentLanguage } from '../platform/device/language.ts';
import type { Texts } from './en/app.ts';
import type { ScreenTexts } from './en/screens.ts';

/** Loads one chunk per language and caches it. */
function textBundle<T>(chunks: Record<Language, () => Promise<T>>) {
  const loaded: Partial<Record<Language, T>> = {};
  const loading: Partial<Record<Language, Promise<T>>> = {};
  function loadBundle(language: Language): Promise<T> {
    const bundle: Promise<T> = chunks[language]().then((value) => {
      loaded[language] = value;
      // Marks the Promise as fulfilled, as React does, so `use` returns at once without a fallback.
      return Object.assign(bundle, { status: 'fulfilled', value }).value;
    });
    bundle.catch(() => delete loading[language]);
    return bundle;
  }
  return {
    /**
     * Returns the same Promise for each call. Rejects if the chunk fails to load; the next call tries again.
     */
    load: (language: Language = currentLanguage()): Promise<T> =>
      (loading[language] ??= loadBundle(language)),
    /** Undefined if it has not been loaded. */
    loaded: (language: Language): T | undefined => loaded[language],
  };
}

/** Texts that the first screen may need. */
export const initialTexts = textBundle<Texts>({
  en: async () => (await import('./en/app.ts')).texts,
  es: async () => (await import('./es/app.ts')).texts,
});

/** Texts of screens loaded on demand. */
export const screenTexts = textBundle<ScreenTexts>({
  en: async () => (await import('./en/screens.ts')).screenTexts,
  es: async () => (await import('./es/screens.ts')).screenTexts,
});
