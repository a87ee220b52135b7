/** Area of the stamps in the picture, in pixels. */
const area = { left: 70, top: 490, width: 940, height: 560 };

/**
 * Returns the center and size of each of `count` stamps: the largest size at which all fit, row by row, each
 * row centered.
 */
export function stampGrid(count: number): { x: number; y: number; size: number }[] {
  if (count === 0) return [];
  const columns = bestColumns(count);
  const rows = Math.ceil(count / columns);
  const cell = Math.min(area.width / columns, area.height / rows, 300);
  const top = area.top + (area.height - rows * cell) / 2;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const left = area.left + (area.width - inRow * cell) / 2;
    return {
      x: left + ((at % columns) + 0.5) * cell,
      y: top + (row + 0.5) * cell,
      size: cell * 0.9,
    };
  });
}

/** Returns the number of columns with the largest cells. */
function bestColumns(count: number): number {
  const size = (columns: number) =>
    Math.min(area.width / columns, area.height / Math.ceil(count / columns));
  const choices = Array.from({ length: count }, (_, at) => at + 1);
  return choices.reduce((best, columns) => (size(columns) > size(best) ? columns : best), 1);
}
