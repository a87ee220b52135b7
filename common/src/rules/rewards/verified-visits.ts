import { type CatalogDocument } from '../../model/catalog.ts';
import { type ProgressDocument } from '../../model/participants.ts';
import { eligibleBusinesses } from '../events/eligible-businesses.ts';

/** Progress fields that rewards and points depend on. */
export type VisitProgress = Pick<
  ProgressDocument,
  'visits' | 'unlocked' | 'claims' | 'earlierCompletions'
>;

/** Returns the ids of eligible businesses with a verified visit. */
export function verifiedVisits(
  catalogue: Pick<CatalogDocument, 'businesses' | 'formerBusinesses'>,
  progress: Pick<VisitProgress, 'visits'>,
): string[] {
  return eligibleBusinesses(catalogue, progress)
    .map((business) => business.id)
    .filter((id) => progress.visits[id]?.state === 'verified');
}

/** Returns the number of verified visits, whatever became of the businesses. */
export function verifiedCount(progress: Pick<VisitProgress, 'visits'>): number {
  return Object.values(progress.visits).filter((visit) => visit.state === 'verified').length;
}
