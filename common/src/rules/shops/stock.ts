import type { ShopPageDocument } from '../../model/shop-pages.ts';

type Counted = Pick<ShopPageDocument, 'bottles' | 'openedBottles'>;

/** Bottles of shops before a walk, and those that they opened. */
export interface Stock {
  bottles: number;
  openedBottles: number;
}

/** Returns the bottles of the shops that counted them; null if none did. */
export function stockOf(pages: readonly Counted[]): Stock | null {
  const counted = pages.filter(({ bottles }) => bottles !== null);
  if (counted.length === 0) return null;
  return {
    bottles: counted.reduce((sum, { bottles }) => sum + (bottles ?? 0), 0),
    openedBottles: counted.reduce((sum, { openedBottles }) => sum + openedBottles.length, 0),
  };
}
