/**
 * Returns the address that calls a phone number, with its extension (RFC 3966): '(540) 555-0100 x12' →
 * 'tel:5405550100;ext=12'. Empty for a text without digits.
 */
export function phoneLink(phone: string): string {
  const [number = '', extension = ''] = phone.split(/(?:;?ext?\.?=?|x|#)\s*(?=\d+\s*$)/i);
  const digits = number.replace(/[^+\d]/g, '');
  const digitsOfExtension = extension.replace(/\D/g, '');
  if (!digits) return '';
  return digitsOfExtension ? `tel:${digits};ext=${digitsOfExtension}` : `tel:${digits}`;
}
