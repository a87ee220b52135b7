import { hash, timingSafeEqual } from 'node:crypto';

/** Returns the hash by which the secret of a link or cookie is stored, so that stored documents open nothing. */
export function secretHash(secret: string): string {
  return hash('sha256', secret);
}

/** True if this is the secret of a stored hash; an empty hash has none. */
export function isSecretOf(secret: string, hash: string): boolean {
  const [sent, stored] = [Buffer.from(secretHash(secret)), Buffer.from(hash)];
  return sent.length === stored.length && timingSafeEqual(sent, stored);
}
