import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hideCells, hideParts, minShown, type Shown, shownCount } from './hide-small.ts';

const count = fc.oneof(fc.nat(9), fc.nat(60));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Returns the hidden numbers of lines that each sum to zero (totals negative) which linear equations determine. */
function determined(lines: readonly (readonly string[])[]): string[] {
  const names = [...new Set(lines.flat())];
  const rows = lines.map((line) => names.map((name) => Number(line.includes(name))));
  let rank = 0;
  for (let c = 0; c < names.length && rank < rows.length; c += 1) {
    const pivot = rows.findIndex((row, r) => r >= rank && Math.abs(row[c] ?? 0) > 1e-9);
    if (pivot < 0) continue;
    const [found] = rows.splice(pivot, 1);
    if (!found) continue;
    const scaled = found.map((value) => value / (found[c] ?? 1));
    rows.splice(rank, 0, scaled);
    for (const [r, row] of rows.entries())
      if (r !== rank) rows[r] = row.map((value, at) => value - (row[c] ?? 0) * (scaled[at] ?? 0));
    rank += 1;
  }
  return rows.flatMap((row) => {
    const used = names.filter((_, at) => Math.abs(row[at] ?? 0) > 1e-9);
    return used.length === 1 ? used : [];
  });
}

it('shownCount shows numbers from 5', () => {
  expect([0, 4, 5].map(shownCount)).toEqual([null, null, 5]);
});

describe('hideParts', () => {
  it.each<[number[], Shown[]]>([
    [
      [5, 30],
      [5, 30],
    ],
    [
      [12, 30],
      [12, 30],
    ],
    [
      [12, 0, 30],
      [12, null, 30],
    ],
    [
      [12, 1, 30],
      [null, null, 30],
    ],
    [
      [1, 1, 40, 9],
      [null, null, 40, null],
    ],
    [
      [4, 4, 40],
      [null, null, 40],
    ],
    [
      [3, 2, 40],
      [null, null, 40],
    ],
    [
      [1, 2],
      [null, null],
    ],
    [[], []],
  ])('shows of %j the parts %j', (parts, shown) => {
    expect(hideParts(parts)).toEqual(shown);
  });

  it('hides parts that together are not small, or all 0', () => {
    fc.assert(
      fc.property(fc.array(count, { minLength: 1, maxLength: 8 }), (parts) => {
        const shown = hideParts(parts);
        const hidden = parts.filter((_, at) => shown[at] === null);
        expect(shown.every((one) => one === null || one >= minShown)).toBe(true);
        if (hidden.length === 0 || hidden.length === parts.length) return;
        if (sum(hidden) === 0) return;
        expect(hidden.length).toBeGreaterThan(1);
        expect(sum(hidden)).toBeGreaterThanOrEqual(minShown);
      }),
    );
  });
});

describe('hideCells', () => {
  const table = fc
    .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 6 }))
    .chain(([height, width]) =>
      fc.array(fc.array(count, { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    );

  it('shows no small number, and equations determine none but 0', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const width = rows[0]?.length ?? 0;
        const { cells, rowTotals, columnTotals, total } = hideCells(rows, width);
        const all = [
          ...cells.map((row, r) => [...row, rowTotals[r] ?? null]),
          [...columnTotals, total],
        ];
        expect(all.flat().every((one) => one === null || one >= minShown)).toBe(true);
        const counts = [...rows, columnTotals.map((_, c) => sum(rows.map((row) => row[c] ?? 0)))];
        const valueOf = (cell: string) => {
          const [r = 0, c = 0] = cell.split('/').map(Number);
          return counts[r]?.[c] ?? sum(counts[r] ?? []);
        };
        const name = (r: number, c: number) => (all[r]?.[c] === null ? [`${r}/${c}`] : []);
        const lines = [
          ...all.map((row, r) => row.flatMap((_, c) => name(r, c))),
          ...Array.from({ length: width + 1 }, (_, c) => all.flatMap((_row, r) => name(r, c))),
        ];
        expect(determined(lines).filter((cell) => valueOf(cell) > 0)).toEqual([]);
      }),
    );
  });

  it('hides a group of numbers that is small together', () => {
    const { cells, rowTotals } = hideCells(
      [
        [1, 1, 40, 60],
        [20, 20, 20, 20],
      ],
      4,
    );
    expect(cells[0]).toEqual([null, null, null, 60]);
    expect(rowTotals).toEqual([102, 80]);
  });

  it('hides parts rather than totals', () => {
    const shown = hideCells(
      [
        [1, 10, 20],
        [12, 30, 40],
        [9, 50, 60],
      ],
      3,
    );
    expect(shown.cells).toEqual([
      [null, null, 20],
      [12, 30, 40],
      [null, null, 60],
    ]);
    expect([...shown.rowTotals, ...shown.columnTotals, shown.total]).not.toContain(null);
  });

  it('hides nothing for a 0', () => {
    expect(
      hideCells(
        [
          [0, 10],
          [20, 30],
        ],
        2,
      ),
    ).toEqual({
      cells: [
        [null, 10],
        [20, 30],
      ],
      rowTotals: [10, 50],
      columnTotals: [20, 40],
      total: 60,
    });
  });

  it('shows a table without small numbers as it is', () => {
    expect(
      hideCells(
        [
          [5, 20],
          [30, 40],
        ],
        2,
      ),
    ).toEqual({
      cells: [
        [5, 20],
        [30, 40],
      ],
      rowTotals: [25, 70],
      columnTotals: [35, 60],
      total: 95,
    });
  });

  it('hides all of a walk with 2 visitors', () => {
    const { cells, total } = hideCells([[1, 1]], 2);
    expect([...cells.flat(), total]).toEqual([null, null, null]);
  });
});
