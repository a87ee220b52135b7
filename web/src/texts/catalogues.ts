import type { Texts } from './en.ts';
import { currentLanguage, type Language } from './language.ts';

/** Each language is a chunk of its own. */
const catalogues: Record<Language, () => Promise<{ texts: Texts }>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
};

/** The texts of a language; of the current one where none is named. */
export async function loadTexts(language: Language = currentLanguage()): Promise<Texts> {
  return (await catalogues[language]()).texts;
}
