import type { PrintTexts } from '@wine-walk/common/messages/types.ts';
import {
  byLanguage,
  defaultLanguage,
  type Language,
  languages,
} from '@wine-walk/common/model/languages.ts';
import { loadTexts } from '../../i18n/load-texts.ts';

let loaded: Readonly<Record<Language, PrintTexts>>;

/** Loads the texts that staff print or send, in every language. Rejects if they cannot be loaded. */
export async function loadPrintTexts(): Promise<void> {
  const texts = await Promise.all(
    languages.map(async (language) => [language, await loadTexts('print', language)] as const),
  );
  const known = new Map<Language, unknown>(texts);
  loaded = byLanguage((language) => known.get(language) as PrintTexts);
}

/**
 * Returns the texts that staff print or send in a language of attendees, in any language of the portal. They are
 * loaded before the modules of the portal.
 */
export const printTexts = (language: Language = defaultLanguage): PrintTexts => loaded[language];
