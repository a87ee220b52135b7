import { useSyncExternalStore } from 'react';
import { parseOneOf, persisted, persistedState } from '../storage/persisted.ts';

/** `automatic` follows the locale's region. */
export const unitChoices = ['automatic', 'imperial', 'metric'] as const;
export type UnitChoice = (typeof unitChoices)[number];
/** Feet and miles, or meters and kilometers; never both in one text. */
export type Units = Exclude<UnitChoice, 'automatic'>;

const chosen = persistedState(
  persisted('units', parseOneOf(['imperial', 'metric']), 'device', 'text'),
);

/** Regions that use feet and miles. */
const imperialRegions = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'LR', 'MM']);

/** Returns the units of a locale's region, or of its likely region. */
export function defaultUnits(locale: string): Units {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  return imperialRegions.has(region) ? 'imperial' : 'metric';
}

export function currentUnitChoice(): UnitChoice {
  return chosen.get() ?? 'automatic';
}

/** Sets and persists the units. */
export function chooseUnits(choice: UnitChoice): void {
  chosen.set(choice === 'automatic' ? null : choice);
}

/** Subscribes to `currentUnitChoice`. */
export function useUnitChoice(): UnitChoice {
  return useSyncExternalStore(chosen.subscribe, currentUnitChoice, () => 'automatic');
}
