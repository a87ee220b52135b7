import { useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners.ts';
import { readStored, writeStored } from '../storage/storage.ts';

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

const name = 'language';
const listeners = createListeners();
let current: Language | undefined;

/** The language chosen on this device, else the browser's first that we speak, else English. */
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

/** Speaks this language from now on, and next time. */
export function setLanguage(language: Language): void {
  writeStored(name, language);
  current = language;
  listeners.notify();
}

/** Follows `currentLanguage`. */
export function useCurrentLanguage(): Language {
  return useSyncExternalStore(listeners.subscribe, currentLanguage, () => 'en');
}

/** How the device's owner writes dates and numbers in this language: `en-GB`, say, where they prefer that. */
export function localeOf(language: Language): string {
  const own = (navigator.languages ?? []).find((tag) =>
    tag.toLowerCase().startsWith(`${language}-`),
  );
  return own ?? (language === 'en' ? 'en-US' : 'es-US');
}
