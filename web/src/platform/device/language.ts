import { useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners.ts';
import { readStored, writeStored } from '../storage/storage.ts';

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

const name = 'language';
const listeners = createListeners();
let current: Language | undefined;

/** Returns the chosen language, else the first supported one of the browser, else English. */
export function currentLanguage(): Language {
  current ??= preferred();
  return current;
}

function preferred(): Language {
  const wanted = [readStored(name), ...(navigator.languages ?? [])];
  for (const tag of wanted) {
    const language = tag?.toLowerCase().split('-')[0];
    if (language === 'en' || language === 'es') return language;
  }
  return 'en';
}

/** Sets and persists the language. */
export function setLanguage(language: Language): void {
  writeStored(name, language);
  current = language;
  listeners.notify();
}

/** Subscribes to `currentLanguage`. */
export function useCurrentLanguage(): Language {
  return useSyncExternalStore(listeners.subscribe, currentLanguage, () => 'en');
}

/** Returns the device's locale for dates and numbers in this language, such as `en-GB`. */
export function localeOf(language: Language): string {
  const own = (navigator.languages ?? []).find((tag) =>
    tag.toLowerCase().startsWith(`${language}-`),
  );
  return own ?? (language === 'en' ? 'en-US' : 'es-US');
}
