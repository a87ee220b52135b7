/** Area of the stamps in the image, in pixels. */
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
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const left = area.left + (area.width - inRow * cell) / 2;
    return {
      x: left + ((index % columns) + 0.5) * cell,
      y: top + (row + 0.5) * cell,
      size: cell * 0.9,
    };
  });
}

/** Returns the number of columns with the largest cells. */
function bestColumns(count: number): number {
  const size = (columns: number) =>
    Math.min(area.width / columns, area.height / Math.ceil(count / columns));
  const choices = Array.from({ length: count }, (_, index) => index + 1);
  return choices.reduce((best, columns) => (size(columns) > size(best) ? columns : best), 1);
}

/** Font sizes in order of preference, for one line and for two, in pixels. */
const inOneLine = [76, 64];
const inTwoLines = [58, 50, 42];

interface TitleLines {
  size: number;
  lines: string[];
}

/**
 * Returns an image's title at the largest size that fits, in two lines if it is long, because a canvas would
 * squeeze it into one. Text beyond two small lines is truncated with dots. `widthOf` returns the width of a
 * text at a font size, in pixels.
 */
export function titleLines(
  title: string,
  maxWidth: number,
  widthOf: (text: string, size: number) => number,
): TitleLines {
  for (const size of inOneLine)
    if (widthOf(title, size) <= maxWidth) return { size, lines: [title] };
  for (const size of inTwoLines) {
    const [first, rest] = splitInTwo(title, (text) => widthOf(text, size) <= maxWidth);
    if (widthOf(rest, size) <= maxWidth) return { size, lines: [first, rest].filter(Boolean) };
  }
  const size = Math.min(...inTwoLines);
  const fits = (text: string) => widthOf(text, size) <= maxWidth;
  const [first, rest] = splitInTwo(title, fits);
  return { size, lines: [first, truncate(rest, fits)].filter(Boolean) };
}

/** Returns as many words as fit, and the rest. */
function splitInTwo(title: string, fits: (text: string) => boolean): [string, string] {
  const words = title.split(' ');
  const tooMany = words.findIndex((_, index) => !fits(words.slice(0, index + 1).join(' ')));
  const count = tooMany < 0 ? words.length : tooMany;
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')];
}

/** Returns the text, truncated with dots if it does not fit. */
export function truncate(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...text];
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
