import type { LastWalk } from '@wine-walk/common/api/shops.ts';
import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import { resultsDocument } from '@wine-walk/common/model/results.ts';
import { type ShopPageDocument, shopPageDocument } from '@wine-walk/common/model/shop-pages.ts';
import { showResults } from '@wine-walk/common/rules/results/show-results.ts';
import { documentPaths, toShopPageId } from '../paths.ts';
import { readDocuments } from '../read.ts';
import { readShopPages } from './shop-pages.ts';

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
  const [[event, results, own], all] = await Promise.all([
    readDocuments(
      [documentPaths.event(id), eventDocument],
      [documentPaths.results(id), resultsDocument],
      [documentPaths.shopPage(toShopPageId(id, onlyId ?? '')), shopPageDocument],
    ),
    onlyId === undefined ? readShopPages(id) : [],
  ]);
  if (!event || !results) return () => null;
  const board = { audience: 'board', businessId: null, answers: [] } as const;
  const { shops } = showResults(results.data, event.data, board);
  const pages = (own ? [own] : all).map(({ data }): ShopPageDocument => data);
  return (businessId) => {
    const shop = shops.find((one) => one.id === businessId);
    const page = pages.find((one) => one.businessId === businessId);
    if (!shop) return null;
    return {
      eventName: event.data.name,
      visits: shop.visits,
      bottles: page?.bottles ?? null,
      openedBottles: page?.openedBottles.length ?? 0,
    };
  };
}
