import { createContext, use } from 'react';
import type { Language } from '../platform/device/language.ts';
import type { Texts } from './en/app.ts';
import type { ScreenTexts } from './en/screens.ts';
import { screenTexts } from './text-bundles.ts';

export interface LocaleContextValue {
  language: Language;
  /** A BCP 47 tag for Intl. */
  locale: string;
  texts: Texts;
  /** Where they need not be waited for. */
  screenTexts?: ScreenTexts;
  setLanguage: (language: Language) => void;
}

export const LocaleContext = createContext<LocaleContextValue | null>(null);

function useLocaleContext(): LocaleContextValue {
  const spoken = use(LocaleContext);
  if (!spoken) throw new Error('Texts are used outside of TextsProvider.');
  return spoken;
}

/** The catalogue in the current language, by section: `useTexts().home.title`. */
export function useTexts(): Texts {
  return useLocaleContext().texts;
}

/** The texts of screens that are loaded when they are opened. Suspends until they are here. */
export function useScreenTexts(): ScreenTexts {
  const { screenTexts: given, language } = useLocaleContext();
  return given ?? use(screenTexts.load(language));
}

/** The current language and its locale, and how to change it. */
export function useLanguage(): Omit<LocaleContextValue, 'texts' | 'screenTexts'> {
  return useLocaleContext();
}
