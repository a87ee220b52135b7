import { metersToMiles } from '@domain/distance.ts';

const metersPerFoot = 0.3048;
/** Shorter ways are said in feet or metres. */
const mostFeet = 1000;
const mostMeters = 1000;

/** Where people pace out a short way in feet. */
const feetRegions = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'LR', 'MM']);

/**
 * A distance as people say it: under 1,000 ft in feet or under 1 km in metres, as the locale's region does,
 * miles otherwise. Feet and metres are rounded to tens, as no phone knows its place better.
 */
export function distanceText(meters: number, locale: string): string {
  const write = (value: number, unit: string, maximumFractionDigits = 0) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value);
  const tens = (value: number) => Math.max(10, Math.round(value / 10) * 10);
  const isInFeet = feetRegions.has(new Intl.Locale(locale).maximize().region ?? '');
  const feet = meters / metersPerFoot;
  if (isInFeet && feet < mostFeet) return write(tens(feet), 'foot');
  if (!isInFeet && meters < mostMeters) return write(tens(meters), 'meter');
  return write(metersToMiles(meters), 'mile', 1);
}
