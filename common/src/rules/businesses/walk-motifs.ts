import {
  type DrawnMotif,
  motifOf,
  motifSeed,
  motifsByCategory,
  type StampedBusiness,
} from './stamp-motif.ts';

type WalkBusiness = StampedBusiness & { id: string };

/** Motifs for more businesses of a category than it has motifs: those of no trade first. */
const spareMotifs = [
  'lantern',
  'key',
  'tulip',
  'vase',
  'clock',
  'note',
  'grapes',
  'bottle',
  'corkscrew',
  'barrel',
  'cheese',
  'bread',
  'cup',
  'glass',
  'bag',
  'cutlery',
  'mug',
  'cocktail',
  'book',
  'picture',
  'palette',
  'mask',
  'film',
  'wrench',
  'scissors',
  'mortar',
] as readonly DrawnMotif[];

/**
 * Returns the businesses of a walk with the motifs of their stamps: none twice, unless staff chose it or all are taken. A
 * business keeps the motif that it has in `before`, so a new business changes no other stamp.
 */
export function withWalkMotifs<B extends WalkBusiness>(
  businesses: readonly B[],
  before: readonly WalkBusiness[] = [],
): (B & { stampMotif: DrawnMotif })[] {
  const earlier = new Map(before.map(({ id, stampMotif }) => [id, stampMotif]));
  const motifs = new Map<string, DrawnMotif>();
  const taken = new Set<string>();
  const take = (id: string, motif: DrawnMotif) => {
    motifs.set(id, motif);
    taken.add(motif);
  };
  const keep = ({ id }: WalkBusiness) => {
    const motif = earlier.get(id);
    if (motif && motif !== 'auto' && !taken.has(motif)) take(id, motif);
  };
  const suits = ({ category, id }: WalkBusiness) =>
    motifsByCategory[category].some((motif) => motif === earlier.get(id));
  const hasOwnMotif = ({ category }: WalkBusiness) =>
    motifsByCategory[category].some((motif) => !taken.has(motif));
  const open = () => businesses.filter(({ id }) => !motifs.has(id));

  for (const { id, stampMotif } of businesses) if (stampMotif !== 'auto') take(id, stampMotif);
  for (const business of open()) if (suits(business)) keep(business);
  for (const business of open()) if (!hasOwnMotif(business)) keep(business);
  for (const business of open()) {
    const free = preferences(business).find((motif) => !taken.has(motif));
    take(business.id, free ?? motifOf(business));
  }
  return businesses.map((business) => ({
    ...business,
    stampMotif: motifs.get(business.id) ?? motifOf(business),
  }));
}

/** Returns the motifs of a category in the order by name, then the spare ones. */
function preferences({ name, category }: WalkBusiness): DrawnMotif[] {
  const own = motifsByCategory[category];
  const start = motifSeed({ name, category }) % own.length;
  return [...own.slice(start), ...own.slice(0, start), ...spareMotifs];
}
