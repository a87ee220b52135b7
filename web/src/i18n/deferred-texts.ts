import { type DeferredTexts, english } from './en/deferred.ts';
import { spanish } from './es/deferred.ts';
import { useLanguage } from './texts.ts';

const catalogs = { en: english, es: spanish };

/**
 * Returns the texts of later screens in the current language. Both languages load with the screen that uses
 * them.
 */
export function useDeferredTexts(): DeferredTexts {
  return catalogs[useLanguage().language];
}
