/** Digits and capitals without similar ones (Douglas Crockford's base 32: no I, L, O, U). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Encodes 5 bits of each byte as one character. 256 is a multiple of 32, so that random bytes stay evenly
 * distributed.
 */
export function encodeCrockford32(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}
