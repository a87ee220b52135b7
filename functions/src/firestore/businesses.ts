import { type BusinessDocument, businessDocument } from '@wine-walk/common/model/businesses.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';

/** Returns all businesses, active or not, unordered. */
export function readBusinesses(): Promise<Stored<BusinessDocument>[]> {
  return readQuery(documentPaths.businesses, businessDocument);
}
