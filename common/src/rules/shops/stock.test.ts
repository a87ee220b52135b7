import { describe, expect, it } from 'vitest';
import { stockOf } from './stock.ts';

const times = (count: number) => Array<string>(count).fill('2026-11-20T18:10:00.000Z');

describe('stockOf', () => {
  it('adds the bottles of shops that counted their stock', () => {
    const pages = [
      { bottles: 24, openedBottles: times(18) },
      { bottles: null, openedBottles: times(3) },
      { bottles: 12, openedBottles: [] },
    ];
    expect(stockOf(pages)).toEqual({ bottles: 36, openedBottles: 18 });
  });

  it('returns null if no shop counted its stock', () => {
    expect(stockOf([{ bottles: null, openedBottles: times(3) }])).toBeNull();
  });
});
