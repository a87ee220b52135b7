import { type BusinessDocument, businessDocument } from '@wine-walk/common/model/businesses.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';

/** Every business, active or not, in no order. */
export function readBusinesses(): Promise<Stored<BusinessDocument>[]> {
  return readQuery(documentPaths.businesses, businessDocument);
}
