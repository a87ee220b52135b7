import type { Language } from '@wine-walk/common/model/languages.ts';
import { currentLanguage } from '../platform/device/language.ts';
import { loadedTexts, loadTexts } from './load-texts.ts';
import type { ScreenTexts, Texts } from './texts.ts';

const textBundle = <T>(name: string) => ({
  /** Loads the texts once. Rejects if the chunk fails to load; the next call tries again. */
  load: (language: Language = currentLanguage()) => loadTexts(name, language) as Promise<T>,
  /** Undefined if they have not been loaded. */
  loaded: (language: Language) => loadedTexts(name, language) as T | undefined,
});

/** Texts that the first screen may need. */
export const initialTexts = textBundle<Texts>('app');

/** Texts of screens loaded on demand. */
export const screenTexts = textBundle<ScreenTexts>('screens');
