import { type DeferredTexts, english } from './en/deferred.ts';
import { spanish } from './es/deferred.ts';
import { useLanguage } from './texts.ts';

const catalogues = { en: english, es: spanish };

/** The texts of what is opened later, in the current language: both come with the screen that uses them. */
export function useDeferredTexts(): DeferredTexts {
  return catalogues[useLanguage().language];
}
