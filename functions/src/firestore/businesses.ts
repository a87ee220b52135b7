import { type BusinessDocument, businessDocument } from '@wine-walk/common/model/businesses.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';

/** Returns all businesses, active or not, unordered. */
export function readBusinesses(): Promise<Stored<BusinessDocument>[]> {
  return readQuery(documentPaths.businesses, businessDocument);
}

/** Returns the ID of the business with this PIN; undefined if there is none. Reads at most one document. */
export async function findBusinessIdByPin(pin: string): Promise<string | undefined> {
  const [business] = await readQuery(documentPaths.businesses, businessDocument, (query) =>
    query.where('venuePin', '==', pin).limit(1),
  );
  return business?.id;
}
