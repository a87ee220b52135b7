import { type CatalogReward } from '../../model/catalog.ts';
import type { StockLevel } from '../../model/categories.ts';
import { type Instant } from '../../model/fields/values.ts';
import { type RewardSlotDocument } from '../../model/rewards.ts';

/** Remaining units shown as few, or a tenth of the stock if that is more. */
const lowStockThreshold = 3;

/** Returns the stock level with `claimed` redeemed units; null is unlimited. */
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

/** True if a slot is redeemed, or reserved at `now` in epoch milliseconds. */
export function isSlotUnavailable({ isClaimed, reservedUntil }: Slot, now: number): boolean {
  return isClaimed || Date.parse(reservedUntil) > now;
}

/** Stock fields of a reward in the catalog. */
export type PublicStock = Pick<CatalogReward, 'stockLevel' | 'promisedUntil'>;

/** Returns the displayed stock at `now` in epoch milliseconds, by reserved and redeemed units. */
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
 * Returns when the next unit may become available if all remaining ones are reserved; null if one is free or
 * none remains.
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
  // After the stock was lowered, more are reserved than exist: that many must expire before one is free.
  return lapses[claimed + lapses.length - stock] ?? null;
}

/**
 * Returns the numbers of free slots, of `stock` in total: never more than remain after counting unavailable
 * slots, including those above a lowered stock.
 */
export function freeSlots(stock: number, slots: readonly Slot[], now: number): number[] {
  const unavailable = new Set(
    slots.filter((slot) => isSlotUnavailable(slot, now)).map(({ number }) => number),
  );
  const left = Math.max(0, stock - unavailable.size);
  const free = Array.from({ length: stock }, (_, number) => number).filter(
    (number) => !unavailable.has(number),
  );
  return free.slice(0, left);
}
