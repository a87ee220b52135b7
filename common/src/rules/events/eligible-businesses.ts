import { type CatalogBusiness, type CatalogDocument } from '../../model/catalog.ts';
import { type ProgressDocument } from '../../model/participants.ts';

/**
 * Returns the businesses that count for a participant: open ones in order, then closed or sold-out ones and
 * removed ones with a verified visit. A business that closes early invalidates no stamp and is not
 * required of other participants.
 */
export function eligibleBusinesses(
  { businesses, formerBusinesses }: Pick<CatalogDocument, 'businesses' | 'formerBusinesses'>,
  { visits }: Pick<ProgressDocument, 'visits'>,
): CatalogBusiness[] {
  const isVisited = ({ id }: CatalogBusiness) => visits[id]?.state === 'verified';
  return [
    ...businesses.filter((business) => business.status === 'open' || isVisited(business)),
    ...formerBusinesses.filter(isVisited),
  ];
}

/** True if a participant has a verified visit to each business that counts for them, and at least one. */
export function hasFinished(
  catalog: Pick<CatalogDocument, 'businesses' | 'formerBusinesses'>,
  progress: Pick<ProgressDocument, 'visits'>,
): boolean {
  const eligible = eligibleBusinesses(catalog, progress);
  return (
    eligible.length > 0 && eligible.every(({ id }) => progress.visits[id]?.state === 'verified')
  );
}

/** Returns the eligible businesses as if none had closed or sold out. */
export function eligibleBusinessesIfAllOpen(
  { businesses, formerBusinesses }: Pick<CatalogDocument, 'businesses' | 'formerBusinesses'>,
  { visits }: Pick<ProgressDocument, 'visits'>,
): CatalogBusiness[] {
  return [...businesses, ...formerBusinesses.filter(({ id }) => visits[id]?.state === 'verified')];
}
