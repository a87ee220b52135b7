import type { Texts } from './en.ts';
import { currentLanguage, type Language } from './language.ts';

/** Each language is a chunk of its own. */
const catalogues: Record<Language, () => Promise<{ texts: Texts }>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
};

const here: Partial<Record<Language, Texts>> = {};

/** The texts of a language; of the current one where none is named. */
export async function loadTexts(language: Language = currentLanguage()): Promise<Texts> {
  const texts = here[language] ?? (await catalogues[language]()).texts;
  here[language] = texts;
  return texts;
}

/** The texts of a language where they have been loaded. */
export function loadedTexts(language: Language): Texts | undefined {
  return here[language];
}
