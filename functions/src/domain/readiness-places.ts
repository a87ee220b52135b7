import type { CatalogueBusiness } from '../contract/documents.ts';
import { distanceMeters, type Place } from './distance.ts';

/**
 * Doors nearer than this cannot be told apart by a phone: its fix in a street is 5 to 15 metres off at best.
 * Circles of 50 m overlap all along a walkable district, and that does no harm: a check-in names its
 * business, so the overlap only lets somebody check in next door. Nearer than this, it comes to nothing.
 */
export const tellApartMeters = 15;

/** Farther than this from the middle of the others is more likely a typing error than a walk. Metres. */
export const walkableMeters = 5000;

type Door = Place & Pick<CatalogueBusiness, 'name'>;

/** Whether a place was given: 0, 0 is in the Gulf of Guinea, and what empty fields become. */
export function hasPlace({ latitude, longitude }: Place): boolean {
  return latitude !== 0 || longitude !== 0;
}

/** The doors farther than 5 km from the middle (the median) of all. */
export function farAway<D extends Door>(doors: readonly D[]): D[] {
  const middle = {
    latitude: median(doors.map((door) => door.latitude)),
    longitude: median(doors.map((door) => door.longitude)),
  };
  return doors.filter((door) => distanceMeters(door, middle) > walkableMeters);
}

/** The pairs of doors that a phone cannot tell apart, each once. */
export function indistinguishable<D extends Door>(doors: readonly D[]): [D, D][] {
  return doors.flatMap((door, index) =>
    doors
      .slice(index + 1)
      .filter((other) => distanceMeters(door, other) < tellApartMeters)
      .map((other): [D, D] => [door, other]),
  );
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? 0;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? upper) + upper) / 2 : upper;
}
