import { type CatalogDocument } from '../../model/catalog.ts';
import { type ProgressDocument } from '../../model/participants.ts';
import { eligibleBusinesses } from '../events/eligible-businesses.ts';

/** What rewards and points are reckoned from. */
export type VisitProgress = Pick<
  ProgressDocument,
  'visits' | 'unlocked' | 'claims' | 'earlierCompletions'
>;

/** The ids of the businesses with a verified visit that count. */
export function verifiedVisits(
  catalogue: Pick<CatalogDocument, 'businesses' | 'formerBusinesses'>,
  progress: Pick<VisitProgress, 'visits'>,
): string[] {
  return eligibleBusinesses(catalogue, progress)
    .map((business) => business.id)
    .filter((id) => progress.visits[id]?.state === 'verified');
}

/** How many visits are verified, whatever became of the businesses since. */
export function verifiedCount(progress: Pick<VisitProgress, 'visits'>): number {
  return Object.values(progress.visits).filter((visit) => visit.state === 'verified').length;
}
