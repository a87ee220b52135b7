import { describe, expect, it } from 'vitest';
import type { BusinessCategory, StampMotif } from '../../model/categories.ts';
import { motifOf, motifsByCategory } from './stamp-motif.ts';
import { withWalkMotifs } from './walk-motifs.ts';

const shop = (
  name: string,
  category: BusinessCategory = 'bar',
  stampMotif: StampMotif = 'auto',
) => ({ id: name, name, category, stampMotif });
const bars = (count: number) => Array.from({ length: count }, (_, at) => shop(`Bar ${at}`));
const motifs = (businesses: readonly { stampMotif: StampMotif }[]) =>
  businesses.map(({ stampMotif }) => stampMotif);

describe('withWalkMotifs', () => {
  it('gives no motif twice, also to more businesses of a category than it has motifs', () => {
    const drawn = motifs(withWalkMotifs(bars(26)));
    expect(new Set(drawn).size).toBe(26);
    expect(new Set(drawn.slice(0, 4))).toEqual(new Set(motifsByCategory.bar));
  });

  it('gives motifs of trades to other trades last', () => {
    const drawn = motifs(withWalkMotifs(bars(18)));
    for (const motif of ['mortar', 'scissors', 'wrench', 'film'])
      expect(drawn).not.toContain(motif);
  });

  it('gives a single business the motif that it has on its own', () => {
    const vino = shop('Vino Veritas', 'wine_bar');
    expect(motifs(withWalkMotifs([vino]))).toEqual([motifOf(vino)]);
  });

  it('repeats a motif only if staff chose it', () => {
    const chosen = [shop('One', 'bar', 'mug'), shop('Two', 'bar', 'mug')];
    const [, , ...automatic] = motifs(withWalkMotifs([...chosen, ...bars(3)]));
    expect(motifs(withWalkMotifs(chosen))).toEqual(['mug', 'mug']);
    expect(automatic).not.toContain('mug');
    expect(new Set(automatic).size).toBe(3);
  });

  it('gives the first choice to all when every motif is taken', () => {
    const many = withWalkMotifs(bars(40));
    expect(new Set(motifs(many)).size).toBe(26);
    expect(motifs(many).slice(26)).toEqual(bars(40).slice(26).map(motifOf));
  });

  it.each([1, 4, 9, 20])('changes no stamp of %i when a business joins at the front', (count) => {
    const before = withWalkMotifs(bars(count));
    for (const category of ['bar', 'antiques', 'wine_bar', 'services'] as const) {
      const [, ...after] = withWalkMotifs([shop('New', category), ...bars(count)], before);
      expect(motifs(after)).toEqual(motifs(before));
    }
  });

  it('changes the motif of a business that another one is given by staff', () => {
    const before = withWalkMotifs(bars(2));
    const [{ stampMotif = 'auto' } = {}, second] = before;
    const after = withWalkMotifs([...bars(2), shop('New', 'retail', stampMotif)], before);
    expect(after[0]?.stampMotif).not.toBe(stampMotif);
    expect(after[1]).toEqual(second);
  });

  it('drops a motif of another trade when staff return to the automatic one', () => {
    const before = [shop('Bar 0', 'bar', 'film')];
    expect(motifs(withWalkMotifs(bars(1), before))).toEqual(bars(1).map(motifOf));
  });
});
