import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listEntries, listText, sha256Hex } from './entry-list.ts';
import { checkDraw, fairIndex, winnerOf } from './winner.ts';

const entryList = fc.uniqueArray(fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/), {
  minLength: 1,
  maxLength: 30,
});
const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);
const seedOf = (number: number) => number.toString(16).padStart(64, '0');

describe('listText', () => {
  it('lists the same text for every order of the entries', () => {
    fc.assert(
      fc.property(entryList, (entries) => {
        expect(listText(entries.toReversed())).toBe(listText(entries));
        expect(listEntries(listText(entries)).toSorted()).toEqual(entries.toSorted());
      }),
    );
  });

  it('returns the text whose hash shasum prints for the downloaded file', async () => {
    // printf '1AAAAAAAAA\n2BBBBBBBBB\n' | shasum -a 256
    const hash = '041c4dfdf6d207ecad5ca7b2eaed78d4424d91c8487f8fb46bcc421e184a7ec2';
    expect(await sha256Hex(listText(['2BBBBBBBBB', '1AAAAAAAAA']))).toBe(hash);
  });
});

describe('fairIndex', () => {
  it('gives every index as many numbers as every other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 256 }), (count) => {
        const hits = new Map<number | undefined, number>();
        for (let value = 0; value < 256; value += 1) {
          const index = fairIndex(value, 256, count);
          hits.set(index, (hits.get(index) ?? 0) + 1);
        }
        hits.delete(undefined);
        expect(hits.size).toBe(count);
        expect(new Set(hits.values()).size).toBe(1);
      }),
    );
  });
});

describe('winnerOf', () => {
  it('returns the winner that another implementation computes', async () => {
    const sorted = Array.from({ length: 7 }, (_, at) => `ENTRY0000${at}`);
    expect(await winnerOf(sorted, seedOf(1), [])).toBe('ENTRY00005');
    expect(await winnerOf(sorted, seedOf(1), ['ENTRY00005'])).toBe('ENTRY00003');
  });

  it('returns each of 10 entries about as often in 2,000 seeds', async () => {
    const sorted = Array.from({ length: 10 }, (_, at) => `ENTRY0000${at}`);
    const hits = new Map(sorted.map((entry) => [entry, 0]));
    for (let seed = 0; seed < 2000; seed += 1) {
      const winner = (await winnerOf(sorted, seedOf(seed), [])) ?? '';
      hits.set(winner, (hits.get(winner) ?? 0) + 1);
    }
    const expected = 200;
    const chiSquare = [...hits.values()].reduce(
      (sum, n) => sum + (n - expected) ** 2 / expected,
      0,
    );
    // 99.9% of fair draws are below with 9 degrees of freedom.
    expect(chiSquare).toBeLessThan(27.88);
  });

  it('never returns an earlier winner, and none when all have won', async () => {
    await fc.assert(
      fc.asyncProperty(entryList, seeds, async (entries, seed) => {
        const sorted = listEntries(listText(entries));
        const winners: string[] = [];
        while (winners.length < sorted.length)
          winners.push((await winnerOf(sorted, seed, winners)) ?? 'none');
        expect(winners.toSorted()).toEqual(sorted.toSorted());
        expect(await winnerOf(sorted, seed, winners)).toBeUndefined();
      }),
      { numRuns: 20 },
    );
  });
});

describe('checkDraw', () => {
  const text = listText(['1AAAAAAAAA', '2BBBBBBBBB', '3CCCCCCCCC']);
  const published = async () => {
    const first = (await winnerOf(listEntries(text), seedOf(1), [])) ?? '';
    const second = (await winnerOf(listEntries(text), seedOf(2), [first])) ?? '';
    return {
      sha256: await sha256Hex(text),
      drawings: [
        { seed: seedOf(1), entry: first },
        { seed: seedOf(2), entry: second },
      ],
    };
  };

  it('confirms a draw with its redraw', async () => {
    const same = { isListSame: true, areWinnersSame: true };
    expect(await checkDraw(text, await published())).toEqual(same);
  });

  it('tells a list with another entry', async () => {
    const other = listText(['0AAAAAAAAA', ...listEntries(text)]);
    expect((await checkDraw(other, await published())).isListSame).toBe(false);
  });

  it('tells a winner that the seed does not give', async () => {
    const { sha256, drawings } = await published();
    const [first, second] = drawings.map(({ entry }) => entry);
    const swapped = drawings.map((one, at) => ({ ...one, entry: (at ? first : second) ?? '' }));
    expect((await checkDraw(text, { sha256, drawings: swapped })).areWinnersSame).toBe(false);
  });
});
