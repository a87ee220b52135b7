/** Languages of the product, each by its own name. The only list; the texts are in `messages/<topic>/<language>.json`. */
export const languageNames = { en: 'English', es: 'Español', fr: 'Français' } as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as readonly Language[];

/** Language of the texts that another one lacks. */
export const defaultLanguage: Language = 'en';

/** True if the product has texts in this language. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(languageNames, code);

/** Text in each language; empty if it has none. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** Returns a record with the value of each language. */
export const byLanguage = <T>(valueOf: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, valueOf(language)])) as Record<
    Language,
    T
  >;

export const inNoLanguage: LocalizedText = byLanguage(() => '');

/** Returns the text in the language, else in the first language that has one; empty if none has. */
export const textIn = (text: LocalizedText, language: Language): string =>
  text[language] || (languages.map((other) => text[other]).find(Boolean) ?? '');
