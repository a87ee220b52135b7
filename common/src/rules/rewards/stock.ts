import { type CatalogueReward } from '../../model/catalog.ts';
import type { StockLevel } from '../../model/categories.ts';
import { type RewardSlotDocument } from '../../model/rewards.ts';
import { type Instant } from '../../model/values.ts';

/** From so many on, or from a tenth of the stock where that is more, few are left. */
const lowStockThreshold = 3;

/** How much is left of a reward of which `claimed` were handed out; null: no limit. */
export function deriveStockLevel(stock: number | null, claimed: number): StockLevel {
  if (stock === null) return 'plenty';
  const left = stock - claimed;
  if (left <= 0) return 'gone';
  return left <= Math.max(lowStockThreshold, stock / 10) ? 'few' : 'plenty';
}

export type Slot = Pick<
  RewardSlotDocument,
  'number' | 'participantId' | 'reservedUntil' | 'isClaimed'
>;

/** Whether a slot is handed out, or promised at `now`. Milliseconds since 1970, UTC. */
export function isSlotUnavailable({ isClaimed, reservedUntil }: Slot, now: number): boolean {
  return isClaimed || Date.parse(reservedUntil) > now;
}

/** What the catalogue says of a reward's stock. */
export type PublicStock = Pick<CatalogueReward, 'stockLevel' | 'promisedUntil'>;

/** What is shown of a stock at `now`, by what was promised and handed out of it. Milliseconds since 1970, UTC. */
export function publicStock(
  stock: number | null,
  slots: readonly Slot[],
  now: number,
): PublicStock {
  const claimed = slots.filter(({ isClaimed }) => isClaimed).length;
  return {
    stockLevel: deriveStockLevel(stock, claimed),
    promisedUntil: fullyReservedUntil(stock, slots, now),
  };
}

/**
 * When the next of a reward can be had again, where all that are left are promised: it is then known to be free only if
 * it was not handed out. Null where one is free now, or none is left.
 */
export function fullyReservedUntil(
  stock: number | null,
  slots: readonly Slot[],
  now: number,
): Instant | null {
  const claimed = slots.filter(({ isClaimed }) => isClaimed).length;
  if (stock === null || claimed >= stock) return null;
  const lapses = slots
    .filter((slot) => !slot.isClaimed && isSlotUnavailable(slot, now))
    .map(({ reservedUntil }) => reservedUntil)
    .toSorted();
  // Of a stock that was lowered more are promised than there are: as many lapse before one is free.
  return lapses[claimed + lapses.length - stock] ?? null;
}

/**
 * The numbers of a reward's slots that somebody can be promised now, of `stock` in all: never more than what is left
 * once every taken one is counted, also those above a stock that was lowered.
 */
export function freeSlots(stock: number, slots: readonly Slot[], now: number): number[] {
  const taken = new Set(
    slots.filter((slot) => isSlotUnavailable(slot, now)).map(({ number }) => number),
  );
  const left = Math.max(0, stock - taken.size);
  const free = Array.from({ length: stock }, (_, number) => number).filter(
    (number) => !taken.has(number),
  );
  return free.slice(0, left);
}
