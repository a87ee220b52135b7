/** Parses an amount to cents: '50', '50.5', '50,50', '$1,250.00'. Returns null for other input. */
export function parseCents(text: string): number | null {
  // A comma before one or two last digits is a decimal comma; others separate thousands.
  const typed = text
    .trim()
    .replace(/^\$/, '')
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  const plain = typed.replaceAll(',', '');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}

/** Formats cents as an input value: '35', '35.50'. */
export function formatCents(cents: number): string {
  return (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
}
