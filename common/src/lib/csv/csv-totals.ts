/** Label of a line of totals, in English, Spanish, French and German. */
const totalLabel =
  /^(grand[ -]?|sub[ -]?)?(totals?|totale?s|totaux|suma|sum|somme|summe|gesamt(summe)?)( g[eé]n[eé]ral)?:?$/i;

/** True if a row sums up the lines above: it begins with a label such as "Total", and has no other texts. */
export function isTotalRow(cells: readonly string[]): boolean {
  const [label = '', ...others] = cells.map((cell) => cell.trim()).filter(Boolean);
  return totalLabel.test(label) && others.every((cell) => !/\p{L}{4}/u.test(cell));
}
