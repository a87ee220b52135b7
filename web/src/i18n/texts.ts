import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { createContext, use } from 'react';
import { screenTexts } from './text-bundles.ts';

/** Texts that the first screen may need (web/build/text-bundles.ts). */
export type Texts = Pick<
  AttendeeTexts,
  | 'announcements'
  | 'businesses'
  | 'checkIn'
  | 'common'
  | 'home'
  | 'map'
  | 'problems'
  | 'rewards'
  | 'shell'
  | 'ticket'
>;

/** Texts of screens loaded on demand. */
export type ScreenTexts = Pick<
  AttendeeTexts,
  'confirmation' | 'events' | 'guests' | 'organization' | 'profile' | 'registration'
>;

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
  return provided ?? screenTexts.loaded(language) ?? use(screenTexts.load(language));
}

/** Returns the current language, its locale and the function to change it. */
export function useLanguage(): Omit<LocaleContextValue, 'texts' | 'screenTexts'> {
  return useLocaleContext();
}
