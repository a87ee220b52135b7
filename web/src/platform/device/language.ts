import {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
} from '@wine-walk/common/model/languages.ts';
import { parseOneOf, persisted, persistedState } from '../storage/persisted.ts';

const chosen = persistedState(persisted('language', parseOneOf(languages), 'device', 'text'));
let preferred: Language | undefined;

/** Returns the chosen language, else the first supported one of the browser, else the default. */
export function currentLanguage(): Language {
  preferred ??= preferredLanguage();
  return chosen.get() ?? preferred;
}

function preferredLanguage(): Language {
  for (const tag of navigator.languages ?? []) {
    const [language = ''] = tag.toLowerCase().split('-');
    if (isLanguage(language)) return language;
  }
  return defaultLanguage;
}

/** Sets and persists the language. */
export function setLanguage(language: Language): void {
  chosen.set(language);
}

/** Calls back when the chosen language changes. */
export const subscribeLanguage = chosen.subscribe;
