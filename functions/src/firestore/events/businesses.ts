import { type BusinessDocument, businessDocument } from '@wine-walk/common/model/businesses.ts';
import { documentPaths } from '../paths.ts';
import { countQuery, readQuery } from '../query.ts';
import type { Stored } from '../read.ts';

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

/** True if an attendee checked in at a business, or a link of it was made. */
export async function isBusinessInUse(id: string): Promise<boolean> {
  const counts = await Promise.all(
    [documentPaths.checkIns, documentPaths.shopLinks, documentPaths.volunteers].map((collection) =>
      countQuery(collection, (query) => query.where('businessId', '==', id).limit(1)),
    ),
  );
  return counts.some((count) => count > 0);
}
