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

/** A font size, in the stamp's units, at which the longest line fits across it. */
export function stampFontSize(lines: readonly string[]): number {
  const longest = Math.max(...lines.map((line) => letters(line).length), 1);
  const acrossTheRing = 92 / (longest * 0.69);
  return Math.min(28 - lines.length * 3, Math.max(9.5, acrossTheRing));
}
