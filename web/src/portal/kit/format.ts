import { metersToMiles } from '@wine-walk/common/lib/distance.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import type { OrganizationFacts } from '@wine-walk/common/model/organization-facts.ts';
import { type Formats, formats } from '../../i18n/format.ts';
import { currentOrganization } from '../../platform/device/organization.ts';
import { defaultUnits } from '../../platform/device/units.ts';
import { language } from '../texts/texts.ts';

let latest: { organization: OrganizationFacts; formats: Formats } | undefined;

/** Returns the formats of the organization as it is now. */
function current(): Formats {
  const organization = currentOrganization();
  if (latest?.organization !== organization)
    latest = { organization, formats: formatsOf(organization) };
  return latest.formats;
}

function formatsOf(organization: OrganizationFacts): Formats {
  const { units } = organization;
  const locale = organizationLocale(organization, language);
  return units === 'automatic' ? formats(locale) : formats(locale, units);
}

/** Returns the locale of dates and numbers in the portal, such as `en-CA`. */
export function staffLocale(): string {
  return organizationLocale(currentOrganization(), language);
}

interface StaffFormats extends Omit<Formats, 'price'> {
  /** Takes meters per second: '1.6 mph', or '2.5 km/h'. */
  speed: (metersPerSecond: number) => string;
  /** 'Elora, Fergus, and Salem'. */
  list: (items: readonly string[]) => string;
  /** Name of a language within a sentence. */
  language: (code: Language) => string;
}

/** Formats of the portal, by the organization's country as it is at each call. */
export const format: StaffFormats = {
  time: (...at) => current().time(...at),
  date: (...at) => current().date(...at),
  shortDate: (...at) => current().shortDate(...at),
  dateTime: (...at) => current().dateTime(...at),
  timeRange: (...range) => current().timeRange(...range),
  number: (...value) => current().number(...value),
  money: (money) => current().money(money),
  distance: (meters) => current().distance(meters),
  percent: (percent) => current().percent(percent),
  speed: (metersPerSecond) => {
    const { units } = currentOrganization();
    const metersPerHour = metersPerSecond * 3600;
    const isImperial = (units === 'automatic' ? defaultUnits(staffLocale()) : units) === 'imperial';
    return new Intl.NumberFormat(staffLocale(), {
      style: 'unit',
      unit: isImperial ? 'mile-per-hour' : 'kilometer-per-hour',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(isImperial ? metersToMiles(metersPerHour) : metersPerHour / 1000);
  },
  list: (items) => new Intl.ListFormat(staffLocale()).format(items),
  language: (code) => new Intl.DisplayNames(staffLocale(), { type: 'language' }).of(code) ?? code,
};
