import { useCurrentLanguage } from '../platform/device/language.ts';
import { enTexts, type LandingTexts } from './en/landing.ts';
import { spanish } from './es/landing.ts';

const catalogues = { en: enTexts, es: spanish };

/** The texts of what shows before the app, in the current language: both are in the first chunk. */
export function useLandingTexts(): LandingTexts {
  return catalogues[useCurrentLanguage()];
}
