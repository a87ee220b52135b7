/** Pixels of the letters: in one line the first of these that fits, in two of the others. */
const inOneLine = [76, 64];
const inTwoLines = [58, 50, 42];

export interface TitleLines {
  size: number;
  lines: string[];
}

/**
 * A picture's title as large as fits, in two lines where it is long: a canvas would squeeze it into one. What two small
 * lines do not hold ends in dots. `widthOf` answers the pixels of a text at a size.
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

/** As many words as fit, and the others. */
function splitInTwo(title: string, fits: (text: string) => boolean): [string, string] {
  const words = title.split(' ');
  const tooMany = words.findIndex((_, at) => !fits(words.slice(0, at + 1).join(' ')));
  const count = tooMany < 0 ? words.length : tooMany;
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')];
}

/** The text, or what of it fits with dots after it. */
export function truncate(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...text];
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
