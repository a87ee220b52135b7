import type { BusinessCategory, StampMotif } from '../../model/categories.ts';
import { seedOf } from './seed.ts';

export type DrawnMotif = Exclude<StampMotif, 'auto'>;

/** Motifs that suit a category, of which the name chooses one. */
export const motifsByCategory: Readonly<
  Record<BusinessCategory, readonly [DrawnMotif, ...DrawnMotif[]]>
> = {
  restaurant: ['cutlery', 'bread', 'cheese', 'tulip'],
  bar: ['mug', 'cocktail', 'barrel', 'lantern'],
  wine_bar: ['glass', 'bottle', 'grapes', 'barrel', 'corkscrew'],
  retail: ['bag', 'book', 'tulip', 'cup'],
  art_gallery: ['picture', 'palette', 'vase'],
  antiques: ['vase', 'clock', 'key', 'lantern'],
  services: ['wrench', 'clock', 'key', 'cup'],
  entertainment: ['mask', 'note', 'lantern'],
};

/** Business as far as it determines its stamp. */
export interface StampedBusiness {
  name: string;
  category: BusinessCategory;
  /** Choice of staff; `auto` for the motif by category and name. */
  stampMotif: StampMotif;
}

/** Returns the number by which the name of a business chooses among motifs. */
export const motifSeed = ({ name, category }: Pick<StampedBusiness, 'name' | 'category'>): number =>
  seedOf(`${category}|${name}`);

/** Returns the motif of a business's stamp without regard to others, equal on every device and print. */
export function motifOf(business: StampedBusiness): DrawnMotif {
  const { category, stampMotif } = business;
  if (stampMotif !== 'auto') return stampMotif;
  const motifs = motifsByCategory[category];
  return motifs[motifSeed(business) % motifs.length] ?? motifs[0];
}
