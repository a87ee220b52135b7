import type { LanguageCode } from '@wine-walk/common/model/organization-facts.ts';

/** Languages of attendees, within a sentence. */
export const languages: Readonly<Record<LanguageCode, string>> = { en: 'English', es: 'Spanish' };
