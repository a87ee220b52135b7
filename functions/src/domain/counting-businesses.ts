import type {
  CatalogueBusiness,
  CatalogueDocument,
  ProgressDocument,
} from '../contract/documents.ts';

/**
 * The businesses that count for someone: those of the walk in their order, then those that left it after a
 * verified visit of theirs. A door that closes early takes nobody's stamp, and is no more to be done by anybody else.
 */
export function countingBusinesses(
  { businesses, formerBusinesses }: Pick<CatalogueDocument, 'businesses' | 'formerBusinesses'>,
  { visits }: Pick<ProgressDocument, 'visits'>,
): CatalogueBusiness[] {
  const visited = formerBusinesses.filter(({ id }) => visits[id]?.state === 'verified');
  return [...businesses, ...visited];
}
