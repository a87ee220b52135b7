import { metersToMiles } from '@wine-walk/common/lib/distance.ts';
import type { Units } from '../platform/device/units.ts';

const metersPerFoot = 0.3048;
const metersPerKilometer = 1000;
/** Upper limits for distances in feet or meters. */
const maxFeet = 1000;
const maxMeters = 1000;

/**
 * Formats a distance: in feet under 1,000 ft, else in miles; or in meters under 1 km, else in kilometers.
 * Feet and meters are rounded to tens, because phone locations are not more accurate.
 */
export function distanceText(meters: number, locale: string, units: Units): string {
  const write = (value: number, unit: string, maximumFractionDigits = 0) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits })
      .format(value)
      // Prevents a line break between a number and its unit.
      .replace(' ', '\u00a0');
  const tens = (value: number) => Math.max(10, Math.round(value / 10) * 10);
  if (units === 'metric') {
    if (meters < maxMeters) return write(tens(meters), 'meter');
    return write(meters / metersPerKilometer, 'kilometer', 1);
  }
  const feet = meters / metersPerFoot;
  if (feet < maxFeet) return write(tens(feet), 'foot');
  return write(metersToMiles(meters), 'mile', 1);
}
