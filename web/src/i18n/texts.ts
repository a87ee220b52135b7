import type { Language } from '@wine-walk/common/model/languages.ts';
import { createContext, use } from 'react';
import type { Texts } from './en/app.ts';
import type { ScreenTexts } from './en/screens.ts';
import { screenTexts } from './text-bundles.ts';

export interface LocaleContextValue {
  language: Language;
  /** BCP 47 tag for Intl. */
  locale: string;
  texts: Texts;
  /** Set if they are already loaded. */
  screenTexts?: ScreenTexts;
  setLanguage: (language: Language) => void;
}

export const LocaleContext = createContext<LocaleContextValue | null>(null);

function useLocaleContext(): LocaleContextValue {
  const locale = use(LocaleContext);
  if (!locale) throw new Error('Texts are used outside of TextsProvider.');
  return locale;
}

/** Returns the texts in the current language, by section: `useTexts().home.title`. */
export function useTexts(): Texts {
  return useLocaleContext().texts;
}

/** Returns the texts of screens loaded on demand. Suspends until they are loaded. */
export function useScreenTexts(): ScreenTexts {
  const { screenTexts: provided, language } = useLocaleContext();
  return provided ?? use(screenTexts.load(language));
}

/** Returns the current language, its locale and the function to change it. */
export function useLanguage(): Omit<LocaleContextValue, 'texts' | 'screenTexts'> {
  return useLocaleContext();
}
