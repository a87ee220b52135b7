import { useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners.ts';
import { readStored, removeStored, writeStored } from '../storage/storage.ts';

/** `automatic`: as people do where the locale is from. The others are this device's own choice. */
export const unitChoices = ['automatic', 'imperial', 'metric'] as const;
export type UnitChoice = (typeof unitChoices)[number];
/** Feet and miles, or metres and kilometres: never both in one text. */
export type Units = Exclude<UnitChoice, 'automatic'>;

const name = 'units';
const listeners = createListeners();
let current: UnitChoice | undefined;

/** Where people measure ways in feet and miles. */
const imperialRegions = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'LR', 'MM']);

/** What people use where this locale is from; without a region, where it is most likely from. */
export function defaultUnits(locale: string): Units {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  return imperialRegions.has(region) ? 'imperial' : 'metric';
}

export function currentUnitChoice(): UnitChoice {
  const kept = readStored(name);
  current ??= kept === 'imperial' || kept === 'metric' ? kept : 'automatic';
  return current;
}

/** Measures in these from now on, and next time. */
export function chooseUnits(choice: UnitChoice): void {
  if (choice === 'automatic') removeStored(name);
  else writeStored(name, choice);
  current = choice;
  listeners.notify();
}

/** Follows `currentUnitChoice`. */
export function useUnitChoice(): UnitChoice {
  return useSyncExternalStore(listeners.subscribe, currentUnitChoice, () => 'automatic');
}
