import { type ShopPageDocument, shopPageDocument } from '@wine-walk/common/model/shop-pages.ts';
import { documentPaths } from '../paths.ts';
import { readQuery } from '../query.ts';
import type { Stored } from '../read.ts';

/** Returns the pages that the shops of an event sent by their links, unordered. */
export function readShopPages(eventId: string): Promise<Stored<ShopPageDocument>[]> {
  return readQuery(documentPaths.shopPages, shopPageDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}
