import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import type {
  LanguageCode,
  OrganizationFacts,
} from '@wine-walk/common/model/organization-facts.ts';
import { formats } from '../../../i18n/format.ts';
import {
  templatesForAttendees as english,
  type TemplateKind,
  type TemplatesForAttendees,
  type TemplateTexts,
} from '../../texts/en/announcement-templates.ts';
import { templatesForAttendees as spanish } from '../../texts/es/announcement-templates.ts';

export const templateKinds = Object.keys(english) as TemplateKind[];

/** Returns the kind of this name; undefined for another text. */
export const templateKind = (name: string | null): TemplateKind | undefined =>
  templateKinds.find((kind) => kind === name);

const templatesOf: Readonly<Record<LanguageCode, TemplatesForAttendees>> = {
  en: english,
  es: spanish,
};

/** Returns the texts of a template in a language, with the name, time and place of the event. */
export function templateTexts(
  kind: TemplateKind,
  language: LanguageCode,
  { name, place, startTime, timeZone }: AdminEvent,
  organization: OrganizationFacts,
): TemplateTexts {
  const { date, time } = formats(organizationLocale(organization, language));
  return templatesOf[language][kind]({
    name,
    place,
    date: date(startTime, timeZone),
    start: time(startTime, timeZone),
  });
}
