/** Smallest number of people or answers that is shown. */
export const minShown = 5;

/** Number that is shown, or null if it is hidden. */
export type Shown = number | null;

/** Returns a number, or null if it is too small to be shown. */
export const shownCount = (count: number): Shown => (count < minShown ? null : count);

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** True if a sum of hidden numbers reveals single people; 0 reveals none. */
const isTelling = (total: number) => total > 0 && total < minShown;

/**
 * Hides the small parts of a total that is shown, and further ones until the hidden parts together are not small either, so
 * that no subtraction leads to one but to 0. All are hidden if the total is small.
 */
export function hideParts(parts: readonly number[]): Shown[] {
  const hidden = new Set(parts.flatMap((part, at) => (part < minShown ? at : [])));
  while (isTelling(sum([...hidden].map((at) => parts[at] ?? 0)))) {
    const next = smallest(parts, (at) => !hidden.has(at));
    if (next === undefined) break;
    hidden.add(next);
  }
  return parts.map((part, at) => (hidden.has(at) ? null : part));
}

/** Returns the index of the smallest number that passes; undefined if none does. */
function smallest(numbers: readonly number[], passes: (at: number) => boolean): number | undefined {
  return numbers
    .map((_, at) => at)
    .filter(passes)
    .sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0))[0];
}

/** Table of counts with the totals of its rows and columns, as it is shown. */
export interface ShownTable {
  cells: Shown[][];
  rowTotals: Shown[];
  columnTotals: Shown[];
  total: Shown;
}

/**
 * Hides small cells and totals of a table, and further ones until none but a 0 can be computed. Rows and columns with their totals are
 * equations; as each number is in one row and one column, a hidden one follows from the others exactly if no other way of
 * hidden numbers leads from its row to its column.
 */
export function hideCells(rows: readonly (readonly number[])[], columnCount: number): ShownTable {
  const totals = Array.from({ length: columnCount }, (_, at) =>
    sum(rows.map((row) => row[at] ?? 0)),
  );
  const table = [...rows, totals].map((row) => {
    const cells = Array.from({ length: columnCount }, (_, at) => row[at] ?? 0);
    return [...cells, sum(cells)];
  });
  const hidden = table.map((row) => row.map((count) => count < minShown));
  while (hideOneMore(table, hidden));
  const shown = table.map((row, r) =>
    row.map((count, c): Shown => (hidden[r]?.[c] ? null : count)),
  );
  const totalRow = shown.at(-1) ?? [];
  return {
    cells: shown.slice(0, -1).map((row) => row.slice(0, -1)),
    rowTotals: shown.slice(0, -1).map((row) => row.at(-1) ?? null),
    columnTotals: totalRow.slice(0, -1),
    total: totalRow.at(-1) ?? null,
  };
}

/** Hides one more number if a hidden one, or a small sum of hidden ones, follows from the shown ones. */
function hideOneMore(table: readonly (readonly number[])[], hidden: boolean[][]): boolean {
  const [height, width] = [table.length, table[0]?.length ?? 0];
  const lineOf = {
    row: (r: number) => Array.from({ length: width }, (_, c) => [r, c] as const),
    column: (c: number) => table.map((_, r) => [r, c] as const),
  };
  const isHidden = ([r, c]: readonly [number, number]) => hidden[r]?.[c] === true;
  const valueOf = ([r, c]: readonly [number, number]) => table[r]?.[c] ?? 0;
  const isTotal = ([r, c]: readonly [number, number]) => r === height - 1 || c === width - 1;
  /** Prefers parts to totals, then numbers that cross another hidden one, then small ones. */
  const cost = (cell: readonly [number, number], line: readonly (readonly [number, number])[]) => {
    const [r, c] = cell;
    const isRow = line.every(([row]) => row === r);
    const crossing = isRow ? lineOf.column(c) : lineOf.row(r);
    return [Number(isTotal(cell)), Number(!crossing.some(isHidden)), valueOf(cell)] as const;
  };
  /** Hides the number of least cost that a line still shows. */
  const hideIn = (line: readonly (readonly [number, number])[]) => {
    const [next] = line
      .filter((cell) => !isHidden(cell))
      .map((cell) => ({ cell, cost: cost(cell, line) }))
      .sort((a, b) => a.cost[0] - b.cost[0] || a.cost[1] - b.cost[1] || a.cost[2] - b.cost[2]);
    const row = next && hidden[next.cell[0]];
    if (!row) return false;
    row[next.cell[1]] = true;
    return true;
  };
  const lines = [
    ...table.map((_, r) => lineOf.row(r)),
    ...Array.from({ length: width }, (_, c) => lineOf.column(c)),
  ];
  for (const line of lines) {
    const [parts, total] = [line.slice(0, -1), line.at(-1)];
    const some = parts.filter(isHidden);
    if (some.length === 0 || !total || isHidden(total)) continue;
    const together = sum(some.map(valueOf));
    // A single one is hidden with another one of its line first: that leads to few hidden numbers.
    const isSingle = some.length === 1 && together > 0;
    if ((isTelling(together) || isSingle) && hideIn(line)) return true;
  }
  for (const [r, row] of hidden.entries())
    for (const [c, isOne] of row.entries())
      if (isOne && valueOf([r, c]) > 0 && !hasOtherWay(hidden, r, c))
        if (hideIn(lineOf.row(r)) || hideIn(lineOf.column(c))) return true;
  return false;
}

/** True if hidden numbers other than this one lead from its row to its column. */
function hasOtherWay(hidden: readonly (readonly boolean[])[], row: number, column: number) {
  const rows = new Set([row]);
  const columns = new Set<number>();
  for (const r of rows)
    for (const [c, isHidden] of hidden[r]?.entries() ?? []) {
      if (!isHidden || columns.has(c) || (r === row && c === column)) continue;
      if (c === column) return true;
      columns.add(c);
      for (const [other, cells] of hidden.entries()) if (cells[c]) rows.add(other);
    }
  return false;
}
