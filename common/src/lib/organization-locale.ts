import type { Language } from '../model/languages.ts';
import type { OrganizationFacts } from '../model/organization-facts.ts';

/** Returns the BCP 47 locale of a language in the organization's country, such as `en-CA`, for dates and numbers. */
export function organizationLocale(
  { country }: Pick<OrganizationFacts, 'country'>,
  language: Language,
): string {
  return `${language}-${country}`;
}
