import type { BrowserContext } from '@playwright/test';
import { readSources } from '../../../tools/demo/sources.ts';

/** Of latitude. */
const metersPerDegree = 111_195;

/** One of the demo's businesses. Throws for an id that it does not have. */
export function demoBusiness(id: string) {
  const found = readSources().businesses.find((each) => each.id === id);
  if (!found) throw new Error(`The demo has no business ${id}.`);
  return found;
}

/**
 * `meters` to the west of a business, as sure of it as a phone in the street, unless `accuracy` says otherwise
 * (metres).
 */
export function locationNear(businessId: string, meters: number, accuracy = 8) {
  const { latitude, longitude } = demoBusiness(businessId);
  const west = meters / (metersPerDegree * Math.cos((latitude * Math.PI) / 180));
  return { latitude, longitude: longitude - west, accuracy };
}

/** Puts the device there: see `placeNear`. */
export async function setLocationNear(
  context: BrowserContext,
  businessId: string,
  meters: number,
  accuracy?: number,
): Promise<void> {
  await context.setGeolocation(locationNear(businessId, meters, accuracy));
}
