/**
 * Parses a price as people write it, such as `28.50`, `28,50`, `CA$28.50`, `28 €` and `1,250.00`, to cents. Returns null for
 * other text, and for a point before three digits, which is a group or a typing error.
 */
export function parsePrice(text: string): number | null {
  const amount = text
    .normalize('NFKC')
    .replace(/[\s'’]/g, '')
    .replace(/^[a-z]{0,3}\p{Sc}?/iu, '')
    .replace(/(?:\p{Sc}?[a-z]{0,3}|[a-z]{0,3}\p{Sc})$/iu, '')
    .replace(/[.,][-–—]$/, '');
  const withPoint = /^(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/;
  const withComma = /^(\d{1,3}(?:\.\d{3})+|\d{1,7}),(\d{1,2})$/;
  const [, whole, decimals = ''] = withPoint.exec(amount) ?? withComma.exec(amount) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}
