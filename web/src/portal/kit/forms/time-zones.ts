import { timeZoneLabel } from '../event-labels.ts';

/** Where most walks are; the rest of the world's zones follow. */
const usTimeZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

export interface ZoneOption {
  zone: string;
  label: string;
}

/** The zones to choose from: those near first, then all others, with `current` whatever it is. */
export function zoneOptions(current: string): { near: ZoneOption[]; others: ZoneOption[] } {
  const all = new Set([...Intl.supportedValuesOf('timeZone'), current]);
  const others = [...all].filter((zone) => !usTimeZones.includes(zone)).toSorted();
  return {
    near: usTimeZones.map((zone) => ({ zone, label: `${timeZoneLabel(zone)} (${place(zone)})` })),
    others: others.map((zone) => ({ zone, label: place(zone) })),
  };
}

const place = (zone: string) => zone.replaceAll('_', ' ');
