import { createContext, use } from 'react';
import type { Texts } from './en.ts';
import type { Language } from './language.ts';

export interface Spoken {
  language: Language;
  /** A BCP 47 tag for Intl. */
  locale: string;
  texts: Texts;
  setLanguage: (language: Language) => void;
}

export const SpokenContext = createContext<Spoken | null>(null);

function useSpoken(): Spoken {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error('Texts are used outside of TextsProvider.');
  return spoken;
}

/** The catalogue in the current language, by room: `useTexts().home.title`. */
export function useTexts(): Texts {
  return useSpoken().texts;
}

/** The current language and its locale, and how to change it. */
export function useLanguage(): Omit<Spoken, 'texts'> {
  return useSpoken();
}
