import type { Language } from '@wine-walk/common/model/languages.ts';
import { useLanguage } from '../i18n/texts.ts';
import { useOrganization } from '../platform/device/use-device-settings.ts';

/**
 * Returns the language of a text of staff if it differs from the page's, for `lang`: without a translation, the text
 * is in the organization's main language.
 */
export function useTextLanguage(translations: Record<Language, string>): Language | undefined {
  const { language } = useLanguage();
  const [main] = useOrganization().languages;
  return translations[language] || main === language ? undefined : main;
}
