import { useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners.ts';
import { readStored, removeStored, writeStored } from '../storage/storage.ts';

/** `automatic` follows the locale's region. */
export const unitChoices = ['automatic', 'imperial', 'metric'] as const;
export type UnitChoice = (typeof unitChoices)[number];
/** Feet and miles, or meters and kilometers; never both in one text. */
export type Units = Exclude<UnitChoice, 'automatic'>;

const name = 'units';
const listeners = createListeners();
let current: UnitChoice | undefined;

/** Regions that use feet and miles. */
const imperialRegions = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'LR', 'MM']);

/** Returns the units of a locale's region, or of its likely region. */
export function defaultUnits(locale: string): Units {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  return imperialRegions.has(region) ? 'imperial' : 'metric';
}

export function currentUnitChoice(): UnitChoice {
  const kept = readStored(name);
  current ??= kept === 'imperial' || kept === 'metric' ? kept : 'automatic';
  return current;
}

/** Sets and persists the units. */
export function chooseUnits(choice: UnitChoice): void {
  if (choice === 'automatic') removeStored(name);
  else writeStored(name, choice);
  current = choice;
  listeners.notify();
}

/** Subscribes to `currentUnitChoice`. */
export function useUnitChoice(): UnitChoice {
  return useSyncExternalStore(listeners.subscribe, currentUnitChoice, () => 'automatic');
}
