/** Digits and capitals that cannot be mistaken for one another (Douglas Crockford's base 32: no I, L, O, U). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One character of 5 bits for each byte; 256 is a multiple of 32, so that random bytes stay evenly spread. */
export function encodeCrockford32(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}
