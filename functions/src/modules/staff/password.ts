import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's scrypt setting of 32 MiB: a guess costs about 0.2 s of one core. */
const cost = { N: 2 ** 15, r: 8, p: 3 };
const hashBytes = 32;
const saltBytes = 16;
/** More memory than the setting needs, so that a stronger one can be taken up by a new release. */
const maxmem = 256 * 2 ** 20;

/**
 * Hashes a password as `scrypt$N$r$p$salt$hash` (salt and hash in base64url). The setting stands in the
 * hash, so that it can change while older hashes keep working. `salt`: at random unless given.
 */
export async function hashPassword(
  password: string,
  salt: Uint8Array = randomBytes(saltBytes),
): Promise<string> {
  const hash = await derive(password, salt, hashBytes, cost);
  return ['scrypt', cost.N, cost.r, cost.p, base64url(salt), base64url(hash)].join('$');
}

/** Whether a password is the hashed one; compared in constant time. Throws for what is no such hash. */
export async function verifyPassword(password: string, hashed: string): Promise<boolean> {
  const { salt, hash, ...setting } = parse(hashed);
  return timingSafeEqual(await derive(password, salt, hash.length, setting), hash);
}

/** A hash that no password has: checking against it takes as long as against a real one. */
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

/** Keyboards write the same accented letter in two ways: NFKC makes them one (NIST SP 800-63B, 3.1.1.2). */
function derive(
  password: string,
  salt: Uint8Array,
  bytes: number,
  setting: ScryptOptions,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, key: Buffer) => (error ? reject(error) : resolve(key));
    scrypt(password.normalize('NFKC'), salt, bytes, { ...setting, maxmem }, done);
  });
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
