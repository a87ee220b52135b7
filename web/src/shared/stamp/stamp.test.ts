import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampMotif } from '@wine-walk/common/model/categories.ts';
import { randomFrom, seedOf } from '@wine-walk/common/rules/businesses/seed.ts';
import { motifOf } from '@wine-walk/common/rules/businesses/stamp-motif.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { arcFontSize, arcName } from './business-stamp-lines.ts';
import { specks, stampFontSize, stampLines, wobblyCirclePath } from './stamp-lines.ts';
import { frameOf, motifPaths, stampFrames } from './stamp-motifs.ts';

describe('seedOf and randomFrom', () => {
  it('derives the seed from the text alone, equal on every device and in every year', () => {
    expect(seedOf('')).toBe(0x811c9dc5);
    expect(seedOf('a')).toBe(0xe40c292c);
    expect(seedOf('Vino Veritas')).toBe(seedOf('Vino Veritas'));
    expect(seedOf('Vino Veritas')).not.toBe(seedOf('Vino Verita'));
  });

  it('returns a repeatable sequence of numbers in [0, 1)', () => {
    const run = (seed: number) => Array.from({ length: 200 }, randomFrom(seed));
    expect(run(7)).toEqual(run(7));
    expect(run(7)).not.toEqual(run(8));
    expect(Math.min(...run(7))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...run(7))).toBeLessThan(1);
    const mean = run(7).reduce((sum, value) => sum + value, 0) / 200;
    expect(mean).toBeGreaterThan(0.4);
    expect(mean).toBeLessThan(0.6);
  });
});

describe('wobblyCirclePath and specks', () => {
  it('draws a closed ring within its waver', () => {
    const path = wobblyCirclePath(50, 2, randomFrom(1));
    expect(path.startsWith('M')).toBe(true);
    expect(path.endsWith('Z')).toBe(true);
    const numbers = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
    const radii = numbers.map(([, x, y]) => Math.hypot(Number(x), Number(y)));
    expect(radii).toHaveLength(81);
    expect(Math.min(...radii)).toBeGreaterThan(47.5);
    expect(Math.max(...radii)).toBeLessThanOrEqual(52.1);
  });

  it('places the spots between the two radii', () => {
    for (const { x, y, r } of specks(40, 47, 59, randomFrom(2))) {
      expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(47);
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(59);
      expect(r).toBeGreaterThan(0);
    }
  });
});

describe('motifOf and frameOf', () => {
  const named = (name: string) => ({ name, category: 'wine_bar', stampMotif: 'auto' }) as const;

  it('has a drawing for each motif, at least 12', () => {
    const paths = stampMotif.exclude(['auto']).options.map((motif) => motifPaths[motif]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThanOrEqual(12);
  });

  it('motifOf returns the choice of staff', () => {
    expect(motifOf({ ...named('Vino Veritas'), stampMotif: 'key' })).toBe('key');
  });

  it('derives motif and frame from category and name', () => {
    const names = Array.from({ length: 60 }, (_, index) => `Bar ${index}`);
    expect(motifOf(named('Vino Veritas'))).toBe(motifOf(named('Vino Veritas')));
    expect([...new Set(names.map((name) => motifOf(named(name))))].sort()).toEqual([
      'barrel',
      'bottle',
      'corkscrew',
      'glass',
      'grapes',
    ]);
    expect(new Set(names.map((name) => frameOf(named(name))))).toEqual(new Set(stampFrames));
    const styles = names.map((name) => `${motifOf(named(name))} ${frameOf(named(name))}`);
    expect(new Set(styles).size).toBe(20);
  });
});

describe('arcName and arcFontSize', () => {
  it.each(['Vino', 'Oak & Ash Coffee Roasters', 'W'.repeat(80), '🍷'.repeat(40), ''])(
    'fits the name %j',
    (name) => {
      const shown = arcName(name);
      const letters = [...shown].length;
      expect(arcFontSize(shown)).toBeGreaterThanOrEqual(7.5);
      expect(letters * arcFontSize(shown) * (letters < 30 ? 0.72 : 1)).toBeLessThanOrEqual(200);
    },
  );

  it('arcName ends a long name with an ellipsis', () => {
    expect(arcName('The Old Mill Trading Company and Sons')).toMatch(/^THE OLD MILL TRADING.*…$/);
  });
});

describe('stampLines and stampFontSize', () => {
  it.each([
    ['Vino', ['VINO']],
    ['Oak & Ash', ['OAK & ASH']],
    ['The Print Room', ['THE PRINT', 'ROOM']],
    ['  Corner   Books ', ['CORNER', 'BOOKS']],
    ['Supercalifragilistic', ['SUPERCALI…']],
    ['One Two Three Four Five Six Seven', ['ONE TWO', 'THREE FOUR', 'FIVE SIX…']],
    ['مقهى النخيل', ['مقهى', 'النخيل']],
    ['🍷🍷🍷🍷🍷🍷🍷🍷🍷🍷🍷🍷', ['🍷🍷🍷🍷🍷🍷🍷🍷🍷…']],
    ['', ['']],
  ])('stampLines splits %j into %j', (name, lines) => {
    expect(stampLines(name)).toEqual(lines);
  });

  it('stampLines never splits a character, for any length of name', () => {
    const name = '👩‍👩‍👧‍👦é'.repeat(100);
    const [line = ''] = stampLines(name);
    expect([...new Intl.Segmenter().segment(line)]).toHaveLength(10);
    expect(line.startsWith('👩‍👩‍👧‍👦É')).toBe(true);
  });

  it.each([
    [['W'.repeat(10), '11:41 AM']],
    [['M'.repeat(10), 'W'.repeat(10), '11:41 a.m.']],
    [['MUSHROOM &', 'WOMEN', '11:41 a.m.']],
    [['WOOOOOOOO…', '11:41 AM']],
    [['🍷🍷🍷 WINE', '11:41 AM']],
  ])('stampFontSize fits %j into the ring', (lines) => {
    // Widths of bold capitals in Figtree, relative to the font size.
    const widths: Record<string, number> = { W: 1, M: 0.9, O: 0.8, '…': 0.9, '🍷': 1.25, '&': 0.7 };
    const size = stampFontSize(lines);
    for (const [index, line] of lines.entries()) {
      const width = [...line].reduce((sum, value) => sum + (widths[value] ?? 0.66), 0) * size;
      const above = Math.abs(index - (lines.length - 1) / 2) * 1.12 * size;
      expect(Math.hypot(width / 2, above)).toBeLessThan(57);
    }
  });

  it('stampFontSize decreases for longer lines and remains readable', () => {
    const size = (...lines: string[]) => stampFontSize(lines);
    expect(size('VINO')).toBeGreaterThan(size('OAK & ASH'));
    expect(size('VINO')).toBeGreaterThan(size('VINO', 'VERITAS', '5:42'));
    expect(size('1234567890')).toBeGreaterThanOrEqual(9.5);
  });
});

it('gives each business of the demo a motif of its own', () => {
  const file = join(import.meta.dirname, '../../../../emulator-data/sources/businesses.json');
  const sources = z.array(z.object({ stampMotif })).parse(JSON.parse(readFileSync(file, 'utf8')));
  const motifs = sources.map((business) => business.stampMotif);
  expect(new Set(motifs).size).toBe(motifs.length);
  expect(motifs).not.toContain('auto');
});
