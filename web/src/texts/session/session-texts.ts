import { type LandingTexts, enTexts as plainEnglish } from '../landing/en.ts';
import { spanish as plainSpanish } from '../landing/es.ts';
import { useCurrentLanguage } from '../language.ts';
import { english, type SignInTexts } from './en.ts';
import { spanish } from './es.ts';

export type SessionTexts = LandingTexts & SignInTexts;

const catalogues: Record<'en' | 'es', SessionTexts> = {
  en: { ...plainEnglish, ...english },
  es: { ...plainSpanish, ...spanish },
};

/** The landing's texts and those of signing in, in the current language. */
export function useSessionTexts(): SessionTexts {
  return catalogues[useCurrentLanguage()];
}
