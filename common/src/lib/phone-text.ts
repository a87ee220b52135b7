/**
 * Returns a North American number that was typed without separators as people write it: '5405550100' →
 * '(540) 555-0100'. Any other text stays as it was typed.
 */
export function phoneText(phone: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(phone.trim()) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}
