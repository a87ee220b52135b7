import { type Coordinates, distanceMeters } from '../../lib/distance.ts';
import { type CatalogueBusiness } from '../../model/catalog.ts';

/**
 * Businesses nearer than this cannot be told apart by a phone: its fix in a street is 5 to 15 metres off at best.
 * Circles of 50 m overlap all along a walkable district, and that does no harm: a check-in names its
 * business, so the overlap only lets somebody check in next business. Nearer than this, it comes to nothing.
 */
export const minSeparationMeters = 15;

/** Farther than this from the middle of the others is more likely a typing error than a walk. Metres. */
export const maxDistanceFromMedianMeters = 5000;

type Located = Coordinates & Pick<CatalogueBusiness, 'name'>;

/** Whether a place was given: 0, 0 is in the Gulf of Guinea, and what empty fields become. */
export function hasCoordinates({ latitude, longitude }: Coordinates): boolean {
  return latitude !== 0 || longitude !== 0;
}

/** The businesses farther than 5 km from the middle (the median) of all. */
export function tooFarFromMedian<B extends Located>(businesses: readonly B[]): B[] {
  const middle = {
    latitude: median(businesses.map((business) => business.latitude)),
    longitude: median(businesses.map((business) => business.longitude)),
  };
  return businesses.filter(
    (business) => distanceMeters(business, middle) > maxDistanceFromMedianMeters,
  );
}

/** The pairs of businesses that a phone cannot tell apart, each once. */
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
