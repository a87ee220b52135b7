import { bundleOf } from 'virtual:texts-topics';
import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { createContext, use } from 'react';
import { currentLanguage } from '../platform/device/language.ts';
import { loadedTexts, pendingTexts } from './load-texts.ts';

export interface LocaleContextValue {
  language: Language;
  /** BCP 47 tag for Intl. */
  locale: string;
  setLanguage: (language: Language) => void;
  /** Texts in place of those of the catalogs. */
  overrides?: Partial<AttendeeTexts>;
}

export const LocaleContext = createContext<LocaleContextValue | null>(null);

/** Returns the texts of a topic in the current language: `useTexts('home').title`. Suspends until they are loaded. */
export function useTexts<T extends keyof AttendeeTexts>(topic: T): AttendeeTexts[T] {
  const { language = currentLanguage(), overrides } = use(LocaleContext) ?? {};
  const replaced = overrides?.[topic];
  if (replaced) return replaced;
  const bundle = bundleOf[topic] ?? '';
  const texts = loadedTexts(bundle, language) ?? use(pendingTexts(bundle, language));
  return texts[topic] as AttendeeTexts[T];
}

/** Returns the current language, its locale and the function to change it. */
export function useLanguage(): LocaleContextValue {
  const locale = use(LocaleContext);
  if (!locale) throw new Error('The language is used outside of TextsProvider.');
  return locale;
}
