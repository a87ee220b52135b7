import { type CatalogDocument, type CatalogueBusiness } from '../../model/catalog.ts';
import { type ProgressDocument } from '../../model/participants.ts';

/**
 * The businesses that count for someone: the open ones of the walk in their order, with those that closed or sold out
 * tonight after a verified visit of theirs, then those that left it after one. A business that closes early takes
 * nobody's stamp, and is no more to be done by anybody else.
 */
export function eligibleBusinesses(
  { businesses, formerBusinesses }: Pick<CatalogDocument, 'businesses' | 'formerBusinesses'>,
  { visits }: Pick<ProgressDocument, 'visits'>,
): CatalogueBusiness[] {
  const isVisited = ({ id }: CatalogueBusiness) => visits[id]?.state === 'verified';
  return [
    ...businesses.filter((business) => business.status === 'open' || isVisited(business)),
    ...formerBusinesses.filter(isVisited),
  ];
}

/** The same, had no business closed or sold out tonight. */
export function eligibleBusinessesIfAllOpen(
  { businesses, formerBusinesses }: Pick<CatalogDocument, 'businesses' | 'formerBusinesses'>,
  { visits }: Pick<ProgressDocument, 'visits'>,
): CatalogueBusiness[] {
  return [...businesses, ...formerBusinesses.filter(({ id }) => visits[id]?.state === 'verified')];
}
