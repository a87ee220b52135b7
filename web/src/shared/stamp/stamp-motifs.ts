import { seedOf } from '@wine-walk/common/rules/businesses/seed.ts';
import type {
  DrawnMotif,
  StampedBusiness,
} from '@wine-walk/common/rules/businesses/stamp-motif.ts';
import { categoryPaths } from '../category-glyph.tsx';

/** Returns the path of a circle. */
const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Line drawings of the motifs, 48 by 48 units. */
export const motifPaths: Readonly<Record<DrawnMotif, string>> = {
  glass: categoryPaths.wine_bar,
  bottle:
    'M21 6h6v9c0 4 5 6 5 12v13a2 2 0 0 1-2 2H18a2 2 0 0 1-2-2V27c0-6 5-8 5-12zM21 11h6M16 28h16M16 36h16',
  grapes: [
    'M24 16V7M24 12c2-6 8-7 12-4-2 5-7 7-12 4',
    ...[16, 24, 32].map((x) => dot(x, 20, 4)),
    ...[20, 28].map((x) => dot(x, 27, 4)),
    dot(24, 34, 4),
  ].join(''),
  barrel:
    'M15 8h18c5 9 5 23 0 32H15c-5-9-5-23 0-32zM12 17h24M12 31h24M20 8c-3 10-3 22 0 32M28 8c3 10 3 22 0 32',
  corkscrew: 'M13 8h22a3 3 0 0 1 0 7H13a3 3 0 0 1 0-7zM24 15v5c8 1 8 6 0 6s-8 6 0 6 7 5 0 6l-2 5',
  cheese: `M8 27L30 11c6 2 10 8 10 16v12H8zM8 27h32${dot(17, 33, 2.5)}${dot(30, 34, 2)}${dot(29, 20, 2.5)}`,
  bread: 'M9 21c0-11 30-11 30 0 0 4-3 6-3 6v11H12V27s-3-2-3-6zM19 19l-2 5M25 18l-2 5M31 19l-2 5',
  cutlery: categoryPaths.restaurant,
  mug: categoryPaths.bar,
  cocktail: `M10 13h28L24 28zM24 28v11M16 40h16M15 18h18M27 18l9-12${dot(22, 21, 2)}`,
  cup: 'M12 20h20v10a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8zM32 22h3a4 4 0 0 1 0 9h-3M10 42h24M18 15c-3-3 2-4 0-8M26 15c-3-3 2-4 0-8',
  bag: categoryPaths.retail,
  book: 'M24 14c-5-4-10-4-15-3v26c5-1 10-1 15 3 5-4 10-4 15-3V11c-5-1-10-1-15 3zM24 14v26M14 18c2 0 4 0 6 1M14 25c2 0 4 0 6 1M34 18c-2 0-4 0-6 1M34 25c-2 0-4 0-6 1',
  tulip:
    'M16 8c0 14 2 17 8 17s8-3 8-17l-4 6-4-7-4 7zM24 25v17M24 41c-6 0-10-4-10-10 6 0 10 4 10 10M24 38c6 0 9-3 9-8-5 0-9 3-9 8',
  picture: categoryPaths.art_gallery,
  palette: `M24 9C13 9 8 17 8 24c0 9 8 15 15 15 4 0 3-4 2-6s1-5 4-5h5c4 0 6-3 6-6 0-8-7-13-16-13z${dot(16, 25, 2)}${dot(17, 17, 2)}${dot(25, 14, 2)}${dot(33, 19, 2)}`,
  vase: categoryPaths.antiques,
  lantern:
    'M19 12h10l4 6v16l-4 6H19l-4-6V18zM24 12V7M19 7h10M15 18h18M15 34h18M24 22c4 5 4 8 0 8s-4-3 0-8',
  clock: `${dot(24, 26, 14)}M24 17v9l6 4M24 12V7M20 7h8M36 13l3-3`,
  key: `${dot(17, 17, 8)}${dot(17, 17, 2.5)}M23 23l17 17M35 35l4-4M30 30l3-3`,
  wrench: categoryPaths.services,
  scissors: `${dot(14, 35, 6)}${dot(34, 35, 6)}M17.5 30L34 8M30.5 30L14 8`,
  mortar: 'M10 22h28c0 9-4 14-9 16v3H19v-3c-5-2-9-7-9-16zM22 22l9-14a3 3 0 0 1 5 3l-8 11',
  film: 'M9 12h30v24H9zM15 12v24M33 12v24M9 18h6M9 24h6M9 30h6M33 18h6M33 24h6M33 30h6M15 24h18',
  mask: categoryPaths.entertainment,
  note: 'M18 35V13l18-5v23M18 19l18-5M8 35a5 4 0 1 0 10 0a5 4 0 1 0-10 0M26 31a5 4 0 1 0 10 0a5 4 0 1 0-10 0',
};

export const stampFrames = ['rings', 'dots', 'scallops', 'ticks'] as const;

/** Returns the frame around the motif, by the name. */
export function frameOf({ name, category }: StampedBusiness): (typeof stampFrames)[number] {
  const seed = Math.floor(seedOf(`${name}|${category}`) / 7);
  return stampFrames[seed % stampFrames.length] ?? 'rings';
}
