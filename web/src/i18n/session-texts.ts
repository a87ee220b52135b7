import type { Language } from '@wine-walk/common/model/languages.ts';
import { useCurrentLanguage } from '../platform/device/use-device-settings.ts';
import { type LandingTexts, enTexts as plainEnglish } from './en/landing.ts';
import { english, type SignInTexts } from './en/session.ts';
import { spanish as plainSpanish } from './es/landing.ts';
import { spanish } from './es/session.ts';

export type SessionTexts = LandingTexts & SignInTexts;

const catalogs: Record<Language, SessionTexts> = {
  en: { ...plainEnglish, ...english },
  es: { ...plainSpanish, ...spanish },
};

/** Returns the landing and sign-in texts in the current language. */
export function useSessionTexts(): SessionTexts {
  return catalogs[useCurrentLanguage()];
}
