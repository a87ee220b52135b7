import { useCurrentLanguage } from '../platform/device/use-device-settings.ts';
import { enTexts, type LandingTexts } from './en/landing.ts';
import { spanish } from './es/landing.ts';

const catalogs = { en: enTexts, es: spanish };

/** Returns the landing texts in the current language. Both languages are in the first chunk. */
export function useLandingTexts(): LandingTexts {
  return catalogs[useCurrentLanguage()];
}
