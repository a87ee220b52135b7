import { scryptSync } from 'node:crypto';

/** Password hash in the product's format with minimal cost, because the tests sign in often. */
export function cheapHash(text: string): string {
  const salt = Buffer.from('a test has no secrets');
  const hash = scryptSync(text, salt, 32, { N: 2, r: 8, p: 1 });
  return `scrypt$2$8$1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}
