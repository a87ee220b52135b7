import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import type { PrintTexts } from '@wine-walk/common/messages/types.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import type { OrganizationFacts } from '@wine-walk/common/model/organization-facts.ts';
import { formats } from '../../../i18n/format.ts';
import { sponsorsByTier } from '../../../platform/device/organization.ts';
import { printTexts } from '../../texts/print-texts.ts';

export type TemplateKind = keyof PrintTexts['announcements']['templates'];

/** Title and message to start from. */
export interface TemplateTexts {
  title: string;
  message: string;
}

export const templateKinds = Object.keys(
  printTexts().announcements.templates,
) as readonly TemplateKind[];

/** Returns the kind of this name; undefined for another text. */
export const templateKind = (name: string): TemplateKind | undefined =>
  templateKinds.find((kind) => kind === name);

/** Returns the texts of a template in a language, with the name, time and place of the event. */
export function templateTexts(
  kind: TemplateKind,
  language: Language,
  { name, place, startTime, timeZone }: AdminEvent,
  organization: OrganizationFacts,
): TemplateTexts {
  const locale = organizationLocale(organization, language);
  const { date, time } = formats(locale);
  const sponsors = sponsorsByTier(organization).map((sponsor) => sponsor.name);
  const { title, message } = printTexts(language).announcements.templates[kind];
  const facts = {
    name,
    place,
    date: date(startTime, timeZone),
    start: time(startTime, timeZone),
    sponsors: new Intl.ListFormat(locale).format(sponsors),
  };
  return { title: typeof title === 'string' ? title : title(facts), message: message(facts) };
}
