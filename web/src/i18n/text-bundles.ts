import { currentLanguage, type Language } from '../platform/device/language.ts';
import type { Texts } from './en/app.ts';
import type { ScreenTexts } from './en/screens.ts';

/** A catalogue whose languages are chunks of their own, kept once loaded. */
function catalogue<T>(chunks: Record<Language, () => Promise<T>>) {
  const here: Partial<Record<Language, T>> = {};
  const coming: Partial<Record<Language, Promise<T>>> = {};
  function bring(language: Language): Promise<T> {
    const bringing: Promise<T> = chunks[language]().then((value) => {
      here[language] = value;
      // As React marks a promise: `use` answers at once, without a fallback for a moment.
      return Object.assign(bringing, { status: 'fulfilled', value }).value;
    });
    bringing.catch(() => delete coming[language]);
    return bringing;
  }
  return {
    /** The same promise for each call. Rejects where the chunk cannot be had; the next call tries again. */
    load: (language: Language = currentLanguage()): Promise<T> =>
      (coming[language] ??= bring(language)),
    /** Undefined where it has not been loaded. */
    loaded: (language: Language): T | undefined => here[language],
  };
}

/** What the first screen may need. */
export const initialTexts = catalogue<Texts>({
  en: async () => (await import('./en/app.ts')).texts,
  es: async () => (await import('./es/app.ts')).texts,
});

/** What screens need that are loaded when they are opened. */
export const screenTexts = catalogue<ScreenTexts>({
  en: async () => (await import('./en/screens.ts')).screenTexts,
  es: async () => (await import('./es/screens.ts')).screenTexts,
});
