import { type Coordinates, distanceMeters } from '../../lib/distance.ts';
import type { CatalogBusiness } from '../../model/catalog.ts';
import type { StaffDocument } from '../../model/staff.ts';

/**
 * Minimum distance between businesses in meters. A fix in a street is 5 to 15 meters off at best, so closer
 * businesses cannot be distinguished. Overlapping circles of 50 m are harmless, since a check-in names its
 * business.
 */
const minSeparationMeters = 15;

/** Maximum distance from the median of all businesses in meters; farther is likely a typing error. */
const maxDistanceFromMedianMeters = 5000;

type Located = Coordinates & Pick<CatalogBusiness, 'name'>;

/** True if coordinates were entered: empty fields become 0, 0. */
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

/** Time in milliseconds after which a desk phone has to load its offline list again before the doors open. */
const freshListMs = 2 * 3_600_000;

type DeskPhone = Pick<StaffDocument, 'isActive' | 'fullName' | 'listLoadedAt'>;

/**
 * Returns the phones that have joined the desk, and those of them whose offline list is missing or older than two hours.
 * `now`: epoch milliseconds.
 */
export function deskPhones<P extends DeskPhone>(
  accounts: readonly P[],
  now: number,
): { joined: P[]; late: P[] } {
  const joined = accounts.filter(({ isActive }) => isActive);
  const isLate = ({ listLoadedAt }: P) =>
    listLoadedAt === undefined || now - Date.parse(listLoadedAt) > freshListMs;
  return { joined, late: joined.filter(isLate) };
}
