import { parseOneOf, persisted, persistedState } from '../storage/persisted.ts';

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

const chosen = persistedState(persisted('language', parseOneOf(languages), 'device', 'text'));
let preferred: Language | undefined;

/** Returns the chosen language, else the first supported one of the browser, else English. */
export function currentLanguage(): Language {
  preferred ??= preferredLanguage();
  return chosen.get() ?? preferred;
}

function preferredLanguage(): Language {
  for (const tag of navigator.languages ?? []) {
    const language = tag.toLowerCase().split('-')[0];
    if (language === 'en' || language === 'es') return language;
  }
  return 'en';
}

/** Sets and persists the language. */
export function setLanguage(language: Language): void {
  chosen.set(language);
}

/** Calls back when the chosen language changes. */
export const subscribeLanguage = chosen.subscribe;
