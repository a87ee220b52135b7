import { type Coordinates, distanceMeters } from '../../lib/distance.ts';
import { type CatalogueBusiness } from '../../model/catalog.ts';

/**
 * Minimum distance between businesses in meters. A fix in a street is 5 to 15 meters off at best, so closer
 * businesses cannot be distinguished. Overlapping circles of 50 m are harmless, since a check-in names its
 * business.
 */
export const minSeparationMeters = 15;

/** Maximum distance from the median of all businesses in meters; farther is likely a typing error. */
export const maxDistanceFromMedianMeters = 5000;

type Located = Coordinates & Pick<CatalogueBusiness, 'name'>;

/** True if coordinates were entered: 0, 0 is what empty fields become. */
export function hasCoordinates({ latitude, longitude }: Coordinates): boolean {
  return latitude !== 0 || longitude !== 0;
}

/** Returns businesses farther than 5 km from the median of all. */
export function tooFarFromMedian<B extends Located>(businesses: readonly B[]): B[] {
  const middle = {
    latitude: median(businesses.map((business) => business.latitude)),
    longitude: median(businesses.map((business) => business.longitude)),
  };
  return businesses.filter(
    (business) => distanceMeters(business, middle) > maxDistanceFromMedianMeters,
  );
}

/** Returns pairs of businesses that a phone cannot distinguish, each once. */
export function indistinguishable<B extends Located>(businesses: readonly B[]): [B, B][] {
  return businesses.flatMap((business, index) =>
    businesses
      .slice(index + 1)
      .filter((other) => distanceMeters(business, other) < minSeparationMeters)
      .map((other): [B, B] => [business, other]),
  );
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? 0;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? upper) + upper) / 2 : upper;
}
