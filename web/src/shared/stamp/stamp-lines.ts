const maxLines = 3;
const maxLetters = 10;

/** The characters as people count them, so that an emoji or an accented letter is never cut. */
function letters(text: string): string[] {
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

function shorten(word: string): string {
  const all = letters(word);
  return all.length > maxLetters ? `${all.slice(0, maxLetters - 1).join('')}…` : word;
}

/** A name in capitals on at most three short lines, as it fits into a stamp; longer ones end in an ellipsis. */
export function stampLines(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.trim().toUpperCase().split(/\s+/u).map(shorten)) {
    const last = lines.at(-1);
    if (last !== undefined && letters(`${last} ${word}`).length <= maxLetters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  if (lines.length <= maxLines) return lines;
  const kept = lines.slice(0, maxLines);
  return [
    ...kept.slice(0, -1),
    `${letters(kept.at(-1) ?? '')
      .slice(0, maxLetters - 1)
      .join('')}…`,
  ];
}

/** Of its size an M, a picture or a letter of another script is as wide, other capitals 0.72 at most. */
const wide = /[MW]|[^ -ž]/u;
const widthOf = (line: string) =>
  letters(line).reduce((sum, each) => sum + (wide.test(each) ? 1 : 0.72), 0);

/** Within the inner ring. */
const room = 48;
/** From a line to the next, and of a line above or below its middle; of the letters' size. */
const step = 1.12;
const half = 0.4;

/** A font size, in the stamp's units, at which every line is within the ring: the further from the middle, the narrower it is there. */
export function stampFontSize(lines: readonly string[]): number {
  const middle = (lines.length - 1) / 2;
  const sizes = lines.map(
    (line, at) => room / Math.hypot(widthOf(line) / 2, Math.abs(at - middle) * step + half),
  );
  return Math.min(28 - lines.length * 3, Math.max(8.5, Math.min(...sizes)));
}
