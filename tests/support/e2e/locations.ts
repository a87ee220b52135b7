import type { BrowserContext } from '@playwright/test';
import { readSources } from '../../../tools/demo/sources.ts';

/** Length of a degree of latitude. */
const metersPerDegree = 111_195;

/** Business of the demo. Throws for an unknown id. */
export function demoBusiness(id: string) {
  const found = readSources().businesses.find((each) => each.id === id);
  if (!found) throw new Error(`The demo has no business ${id}.`);
  return found;
}

/** Location `meters` west of a business, with `accuracy` in meters. */
export function locationNear(businessId: string, meters: number, accuracy = 8) {
  const { latitude, longitude } = demoBusiness(businessId);
  const west = meters / (metersPerDegree * Math.cos((latitude * Math.PI) / 180));
  return { latitude, longitude: longitude - west, accuracy };
}

/** Sets the device location near a business. */
export async function setLocationNear(
  context: BrowserContext,
  businessId: string,
  meters: number,
  accuracy?: number,
): Promise<void> {
  await context.setGeolocation(locationNear(businessId, meters, accuracy));
}
