import { useCurrentLanguage } from '../language.ts';
import { english, type PlainTexts } from './en.ts';
import { spanish } from './es.ts';

const catalogues = { en: english, es: spanish };

/** The texts of what shows before the app, in the current language: both are in the first chunk. */
export function usePlainTexts(): PlainTexts {
  return catalogues[useCurrentLanguage()];
}
