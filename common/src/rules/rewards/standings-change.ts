import { type CatalogDocument } from '../../model/catalog.ts';
import { type ProgressDocument } from '../../model/participants.ts';
import { points } from './points.ts';

type Catalogue = Omit<CatalogDocument, 'rewards' | 'formerRewards'>;

export interface StandingsChange {
  participants: number;
  /** Participants with more or fewer points. */
  changed: number;
  totalBefore: number;
  totalAfter: number;
  /** Best participants after the change, best first. */
  top: { participantId: string; before: number; after: number }[];
}

/**
 * Returns the effect of changed rules on everyone's points. `most`: number of best participants to return.
 */
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
