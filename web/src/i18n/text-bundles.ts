import { currentLanguage, type Language } from '../platform/device/language.ts';
import type { Texts } from './en/app.ts';
import type { ScreenTexts } from './en/screens.ts';

/** Loads one chunk per language and caches it. */
function catalogue<T>(chunks: Record<Language, () => Promise<T>>) {
  const here: Partial<Record<Language, T>> = {};
  const coming: Partial<Record<Language, Promise<T>>> = {};
  function bring(language: Language): Promise<T> {
    const bringing: Promise<T> = chunks[language]().then((value) => {
      here[language] = value;
      // Marks the Promise as fulfilled, as React does, so `use` returns at once without a fallback.
      return Object.assign(bringing, { status: 'fulfilled', value }).value;
    });
    bringing.catch(() => delete coming[language]);
    return bringing;
  }
  return {
    /**
     * Returns the same Promise for each call. Rejects if the chunk fails to load; the next call tries again.
     */
    load: (language: Language = currentLanguage()): Promise<T> =>
      (coming[language] ??= bring(language)),
    /** Undefined if it has not been loaded. */
    loaded: (language: Language): T | undefined => here[language],
  };
}

/** Texts that the first screen may need. */
export const initialTexts = catalogue<Texts>({
  en: async () => (await import('./en/app.ts')).texts,
  es: async () => (await import('./es/app.ts')).texts,
});

/** Texts of screens loaded on demand. */
export const screenTexts = catalogue<ScreenTexts>({
  en: async () => (await import('./en/screens.ts')).screenTexts,
  es: async () => (await import('./es/screens.ts')).screenTexts,
});
