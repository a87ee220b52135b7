/** Whole cents of an amount as typed: '50', '50.5', '$1,250.00'; null where it is none. */
export function parseCents(text: string): number | null {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}

/** An amount of whole cents as one types it: '35', '35.50'. */
export function formatCents(cents: number): string {
  return (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
}
