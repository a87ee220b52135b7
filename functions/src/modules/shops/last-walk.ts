import type { LastWalk } from '@wine-walk/common/api/shops.ts';
import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import { resultsDocument } from '@wine-walk/common/model/results.ts';
import { shopPageDocument } from '@wine-walk/common/model/shop-pages.ts';
import { showResults } from '@wine-walk/common/rules/results/show-results.ts';
import { readShopPages } from '../../firestore/events/shop-pages.ts';
import { documentPaths, toShopPageId } from '../../firestore/paths.ts';
import { readDocument, readDocuments } from '../../firestore/read.ts';

/** Returns a shop at the last walk; null if it was not there. */
type OfShop = (businessId: string) => LastWalk | null;

/**
 * Returns the shops at the walk that an event was copied from, from its counted results. `onlyId`: business whose figures
 * are asked for, to read no other.
 */
export async function readLastWalk(
  { copiedFromId: id }: Pick<EventDocument, 'copiedFromId'>,
  onlyId?: string,
): Promise<OfShop> {
  if (id === undefined) return () => null;
  const [[event, results], pages] = await Promise.all([
    readDocuments(
      [documentPaths.event(id), eventDocument],
      [documentPaths.results(id), resultsDocument],
    ),
    onlyId === undefined ? readShopPages(id) : readShopPage(id, onlyId),
  ]);
  if (!event || !results) return () => null;
  const board = { audience: 'board', businessId: null, answers: [] } as const;
  const { shops } = showResults(results.data, event.data, board);
  return (businessId) => {
    const shop = shops.find((one) => one.id === businessId);
    const page = pages.find(({ data }) => data.businessId === businessId)?.data;
    if (!shop) return null;
    return {
      eventName: event.data.name,
      visits: shop.visits,
      bottles: page?.bottles ?? null,
      openedBottles: page?.openedBottles.length ?? 0,
    };
  };
}

/** Returns the page of one shop, as a list like that of all shops. */
async function readShopPage(eventId: string, businessId: string) {
  const path = documentPaths.shopPage(toShopPageId(eventId, businessId));
  const page = await readDocument(path, shopPageDocument);
  return page ? [page] : [];
}
