import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { queueSlowHash } from '../../lib/slow-hashes.ts';

/** OWASP's scrypt parameters with 32 MiB: a guess costs about 0.2 s of one core. */
const cost = { N: 2 ** 15, r: 8, p: 3 };
const hashBytes = 32;
const saltBytes = 16;
/** Maximum memory in bytes: more than the current cost needs, so that a later release can increase it. */
const maxmem = 256 * 2 ** 20;

/**
 * Hashes a password as `scrypt$N$r$p$salt$hash` (salt and hash in base64url). The hash contains its cost, so
 * that the cost can change while earlier hashes stay valid. `salt`: random by default.
 */
export async function hashPassword(
  password: string,
  salt: Uint8Array = randomBytes(saltBytes),
): Promise<string> {
  const hash = await derive(password, salt, hashBytes, cost);
  return ['scrypt', cost.N, cost.r, cost.p, base64url(salt), base64url(hash)].join('$');
}

/** True if a password matches the hash, compared in constant time. Throws for a malformed hash. */
export async function verifyPassword(password: string, hashed: string): Promise<boolean> {
  const { salt, hash, ...setting } = parse(hashed);
  return timingSafeEqual(await derive(password, salt, hash.length, setting), hash);
}

/** Hash that no password has: a check takes as long as with a real one. */
export const dummyPasswordHash = [
  'scrypt',
  cost.N,
  cost.r,
  cost.p,
  base64url(randomBytes(saltBytes)),
  base64url(randomBytes(hashBytes)),
].join('$');

function parse(hashed: string) {
  const [scheme, N, r, p, salt = '', hash = ''] = hashed.split('$');
  if (scheme !== 'scrypt' || !hash) throw new Error('This is not a password hash.');
  return {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

/** Keyboards encode accented letters in two ways: NFKC unifies them (NIST SP 800-63B, 3.1.1.2). */
function derive(
  password: string,
  salt: Uint8Array,
  bytes: number,
  setting: ScryptOptions,
): Promise<Buffer> {
  return queueSlowHash(
    () =>
      new Promise((resolve, reject) => {
        const done = (error: Error | null, key: Buffer) => (error ? reject(error) : resolve(key));
        scrypt(password.normalize('NFKC'), salt, bytes, { ...setting, maxmem }, done);
      }),
  );
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
