/** Three digits or more, without marks that separate two numbers, and the extension after them. */
const call = /(\+?\d(?:[^\p{L}\d/,;:&|+#]*\d){2,})(?:[\s,;(]*(?:ext\p{L}*|x|#)[\s.:=]*(\d+))?/iu;

/** Digits of the letters on a telephone's keys, from A on. */
const keys = '22233344455566677778889999';

/**
 * Returns the address that calls the first phone number of a text, with its extension (RFC 3966): '(540) 555-0100 x12 or
 * 911' → 'tel:5405550100;ext=12'. Empty for a text without a number, or where it is unclear where the number ends.
 */
export function phoneLink(phone: string): string {
  const typed = phone
    .replace(/(\+\d+\s*)\(0\)/, '$1')
    // An area code, as in Germany: '030/1234567'.
    .replace(/^(\+[\d() ]{1,9}|\(?0[\d) ]{1,5})\//, '$1')
    .replace(/\b\d{3}-(?=[a-z-]{4})[a-z\d-]+/i, (word) =>
      word.replace(/[a-z]/gi, (letter) => keys[Number.parseInt(letter, 36) - 10] ?? ''),
    );
  const [, number = '', extension] = call.exec(typed) ?? [];
  const digits = number.replace(/[^+\d]/g, '');
  const isCut = /^\d{4,6}$/.test(digits) && /\d\W[A-Z]{4}/.test(typed);
  if (!digits || isCut || digits.length > 16) return '';
  return extension ? `tel:${digits};ext=${extension}` : `tel:${digits}`;
}
