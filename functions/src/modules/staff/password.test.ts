import { describe, expect, it } from 'vitest';
import { QueueFullError } from '../../lib/limited-queue.ts';
import { dummyPasswordHash, hashPassword, verifyPassword } from './password.ts';

// Hashing is slow on purpose, and slower on a busy machine.
describe('hashPassword and verifyPassword', { timeout: 60_000 }, () => {
  it('accepts the hashed password and no other', async () => {
    const hashed = await hashPassword('winewalk');
    expect(await verifyPassword('winewalk', hashed)).toBe(true);
    expect(await verifyPassword('winewalk ', hashed)).toBe(false);
  });

  it('uses a random salt, and returns the same hash for the same salt', async () => {
    expect(await hashPassword('winewalk')).not.toBe(await hashPassword('winewalk'));
    const salt = Buffer.from('3f1c9a7be24d5068', 'hex');
    const hashed = await hashPassword('winewalk', salt);
    expect(hashed).toBe(await hashPassword('winewalk', salt));
    expect(hashed).toMatch(/^scrypt\$32768\$8\$3\$[\w-]+\$[\w-]{43}$/);
  });

  it('refuses checks that would wait too long when many passwords are checked at once', async () => {
    const [salt, hash] = ['salt', 'hash'].map((text) => Buffer.from(text).toString('base64url'));
    const checks = Array.from({ length: 120 }, () =>
      verifyPassword('winewalk', `scrypt$1024$8$1$${salt}$${hash}`),
    );
    const outcomes = await Promise.allSettled(checks);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(102);
    await expect(checks.at(-1)).rejects.toThrow(QueueFullError);
    await expect(verifyPassword('winewalk', dummyPasswordHash)).resolves.toBe(false);
  });

  it('accepts both encodings of an accented letter', async () => {
    const hashed = await hashPassword('caf\u00e9-fine');
    expect(await verifyPassword('cafe\u0301-fine', hashed)).toBe(true);
  });

  it('uses the cost stored in the hash', async () => {
    // Test vector of RFC 7914, section 12.
    const vector = Buffer.from(
      '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2' +
        'd5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887',
      'hex',
    ).toString('base64url');
    const salt = Buffer.from('SodiumChloride').toString('base64url');
    expect(await verifyPassword('pleaseletmein', `scrypt$16384$8$1$${salt}$${vector}`)).toBe(true);
  });

  it('rejects the dummy hash at the cost of a real one, and throws for malformed hashes', async () => {
    expect(await verifyPassword('winewalk', dummyPasswordHash)).toBe(false);
    const work = (hashed: string) => hashed.split('$').slice(0, 4);
    const real = await hashPassword('winewalk');
    expect(work(dummyPasswordHash)).toEqual(work(real));
    expect(dummyPasswordHash).toHaveLength(real.length);
    await expect(verifyPassword('winewalk', 'winewalk')).rejects.toThrow('not a password hash');
  });
});
