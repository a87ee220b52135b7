import type { Announcement } from '@wine-walk/common/api/announcements.ts';
import type {
  LanguageCode,
  OrganizationFacts,
} from '@wine-walk/common/model/organization-facts.ts';

export const languageNames: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  es: 'Spanish',
};

type Offered = Pick<OrganizationFacts, 'languages'>;

/** Returns the language of an announcement's own title and message. */
export const mainLanguage = ({ languages }: Offered): LanguageCode => languages[0] ?? 'en';

/** Returns the other languages that attendees can choose. */
export function otherLanguages(organization: Offered): readonly LanguageCode[] {
  return organization.languages.filter((language) => language !== mainLanguage(organization));
}

/** Returns the languages in which attendees read the text of the main language. */
export function missingLanguages(
  { titleIn }: Pick<Announcement, 'titleIn'>,
  organization: Offered,
): readonly LanguageCode[] {
  return otherLanguages(organization).filter((language) => titleIn[language].trim() === '');
}
