import type { languages as english } from '../en/languages.ts';

export const languages: typeof english = { en: 'inglés', es: 'español' };
