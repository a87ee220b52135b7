import type {
  CatalogueBusiness,
  CatalogueDocument,
  ProgressDocument,
  Visit,
} from '@contract/documents.ts';
import { distanceMeters, type Place } from '@domain/distance.ts';

/** A participating business as one person stands to it. */
export interface Door {
  business: CatalogueBusiness;
  state: 'verified' | 'pending' | 'unvisited';
  visit: Visit | null;
  /** Metres from where the person is; null where that is unknown. */
  distanceMeters: number | null;
}

/** Every business of the event in its order. `from`: where the person is, if known. */
export function listDoors(
  catalogue: Pick<CatalogueDocument, 'businesses'>,
  progress: Pick<ProgressDocument, 'visits'>,
  from: Place | null,
): Door[] {
  return catalogue.businesses.map((business) => {
    const visit = progress.visits[business.id] ?? null;
    return {
      business,
      visit,
      state: visit?.state ?? 'unvisited',
      distanceMeters: from && distanceMeters(from, business),
    };
  });
}

/** Nearest first; the event's own order where the distance is unknown. */
export function nearestFirst(doors: readonly Door[]): Door[] {
  return doors.toSorted((a, b) => (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0));
}

/** Where to go on to: doors without a visit, nearest first. */
export function nextDoors(doors: readonly Door[]): Door[] {
  return nearestFirst(doors.filter((door) => door.state === 'unvisited'));
}
