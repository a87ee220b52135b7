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
 * Puts the device `meters` to the west of a business, as sure of it as a phone in the street, unless
 * `accuracy` says otherwise (metres).
 */
export async function standNear(
  context: BrowserContext,
  businessId: string,
  meters: number,
  accuracy = 8,
): Promise<void> {
  const { latitude, longitude } = demoBusiness(businessId);
  await context.setGeolocation({
    latitude,
    longitude: longitude - meters / (metersPerDegree * Math.cos((latitude * Math.PI) / 180)),
    accuracy,
  });
}
