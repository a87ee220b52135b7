import {
  dateText,
  dateTimeText,
  shortDateText,
  timeRangeText,
  timeText,
} from '@wine-walk/common/lib/date-text.ts';
import { metersToMiles } from '@wine-walk/common/lib/distance.ts';
import { moneyText, priceText } from '@wine-walk/common/lib/money-text.ts';
import type { Instant, Money } from '@wine-walk/common/model/fields/values.ts';
import { createContext, use, useMemo } from 'react';
import { defaultUnits, type Units, useUnitChoice } from '../platform/device/units.ts';
import { useOrganization } from '../platform/device/use-device-settings.ts';
import { nonBreakingTime } from './non-breaking-time.ts';
import { useLanguage } from './texts.ts';

const metersPerFoot = 0.3048;
const metersPerKilometer = 1000;
/** Upper limits for distances in feet or meters, in meters. */
const maxInFeet = 1000 * metersPerFoot;
const maxInMeters = 1000;

/** Unit of all distances of a list: feet or meters, or miles or kilometers. */
export type DistanceUnit = 'short' | 'long';

/**
 * Returns the unit of a list of distances in meters, so that they can be compared: the one of the nearest, unless another is a
 * mile away.
 */
export function distanceUnit(meters: readonly (number | undefined)[], units: Units): DistanceUnit {
  const known = meters.filter((one) => one !== undefined);
  const maxNearest = units === 'metric' ? maxInMeters : maxInFeet;
  const isShort = Math.min(...known) < maxNearest && metersToMiles(Math.max(...known)) < 1;
  return isShort ? 'short' : 'long';
}

/**
 * Formats a distance: in feet under 1,000 ft, else in miles; or in meters under 1 km, else in kilometers; or in the unit of its
 * list. Feet are rounded to fives, so that 50 m is 165 ft, and meters to tens: phone locations are not more accurate.
 */
export function distanceText(
  meters: number,
  locale: string,
  units: Units,
  unit = distanceUnit([meters], units),
): string {
  const write = (value: number, unit: string, maximumFractionDigits = 0) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits })
      .format(value)
      // Prevents a line break between a number and its unit.
      .replace(' ', '\u00a0');
  const round = (value: number, step: number) => Math.max(10, Math.round(value / step) * step);
  const isMetric = units === 'metric';
  if (unit === 'short')
    return isMetric
      ? write(round(meters, 10), 'meter')
      : write(round(meters / metersPerFoot, 5), 'foot');
  const value = isMetric ? meters / metersPerKilometer : metersToMiles(meters);
  // Never zero in a list with distances of miles.
  return write(Math.max(0.01, value), isMetric ? 'kilometer' : 'mile', value < 0.1 ? 2 : 1);
}

export interface Formats {
  /** '5:42 PM' in the zone. */
  time: (at: Instant, timeZone: string) => string;
  /** 'Friday, November 20, 2026' in the zone. */
  date: (at: Instant, timeZone: string) => string;
  /** 'Nov 20, 2026' in the zone. */
  shortDate: (at: Instant, timeZone: string) => string;
  /** 'Nov 20, 5:42 PM' in the zone. */
  dateTime: (at: Instant, timeZone: string) => string;
  /** '4:00 – 8:00 PM' in the zone. */
  timeRange: (start: Instant, end: Instant, timeZone: string) => string;
  number: (value: number, fractionDigits?: number) => string;
  /** '$35', '$35.50'. */
  money: (money: Money) => string;
  /** Empty if it is free. */
  price: (price: Money) => string;
  /** Takes meters: '165 ft' and '0.4 mi', or '80 m' and '1.2 km'. */
  distance: (meters: number) => string;
  /** Takes whole percentages: 36 → '36%'. */
  percent: (percent: number) => string;
}

/**
 * Returns formatters for dates, times and numbers of `locale`, and for distances in `units`, all in `unit` if it is
 * given. Times are always in the given zone (the event's).
 */
export function formats(
  locale: string,
  units: Units = defaultUnits(locale),
  unit?: DistanceUnit,
): Formats {
  return {
    time: (at, timeZone) => timeText(at, { locale, timeZone }),
    date: (at, timeZone) => dateText(at, { locale, timeZone }),
    shortDate: (at, timeZone) => shortDateText(at, { locale, timeZone }),
    dateTime: (at, timeZone) => dateTimeText(at, { locale, timeZone }),
    timeRange: (start, end, timeZone) =>
      nonBreakingTime(timeRangeText(start, end, { locale, timeZone })),
    number: (value, fractionDigits = 0) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      }).format(value),
    money: (money) => moneyText(money, locale),
    price: (price) => priceText(price, locale),
    distance: (meters) => distanceText(meters, locale, units, unit),
    percent: (percent) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(
        percent / 100,
      ),
  };
}

/** Provides the distances of a list, which shows all in one unit; undefined for unknown ones. */
export const ListDistances = createContext<
  readonly { distanceMeters?: number | undefined }[] | null
>(null);

/** Returns the formatters of the current language, with the units chosen on this device, in one unit within a list. */
export function useFormats(): Formats {
  const { locale } = useLanguage();
  const units = useUnits();
  const meters = use(ListDistances)?.map(({ distanceMeters }) => distanceMeters);
  const unit = meters && distanceUnit(meters, units);
  return useMemo(() => formats(locale, units, unit), [locale, units, unit]);
}

/** Returns the units chosen on this device, else those of the organization, else the default of the locale. */
export function useUnits(): Units {
  const { locale } = useLanguage();
  const choice = useUnitChoice();
  const { units } = useOrganization();
  if (choice !== 'automatic') return choice;
  return units === 'automatic' ? defaultUnits(locale) : units;
}
