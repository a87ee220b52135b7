import { type CatalogDocument } from '../../model/catalog.ts';
import { type ProgressDocument } from '../../model/participants.ts';
import { points } from './points.ts';

type Catalogue = Omit<CatalogDocument, 'rewards' | 'formerRewards'>;

export interface StandingsChange {
  participants: number;
  /** How many of them would have more or fewer points. */
  changed: number;
  totalBefore: number;
  totalAfter: number;
  /** The best after the change, best first. */
  top: { participantId: string; before: number; after: number }[];
}

/** What other rules do to the points of everybody's visits. `most`: how many of the best to tell of. */
export function standingsChange(
  before: Catalogue,
  after: Catalogue,
  walkers: readonly Pick<ProgressDocument, 'participantId' | 'visits'>[],
  maxMovers: number,
): StandingsChange {
  const standings = walkers.map((walker) => ({
    participantId: walker.participantId,
    before: points(before, walker),
    after: points(after, walker),
  }));
  const sum = (side: 'before' | 'after') =>
    standings.reduce((total, standing) => total + standing[side], 0);
  return {
    participants: standings.length,
    changed: standings.filter((standing) => standing.before !== standing.after).length,
    totalBefore: sum('before'),
    totalAfter: sum('after'),
    top: standings.toSorted((a, b) => b.after - a.after || b.before - a.before).slice(0, maxMovers),
  };
}
