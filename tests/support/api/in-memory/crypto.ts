import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';

/*
 * Replaces node:crypto for the hashes of passwords and codes where the store is in memory: scrypt with the least cost, because a real
 * hash takes 0.2 s. The real cost is part of functions/src/modules/staff/password.test.ts.
 */

export * from 'node:crypto';

type Done = (error: Error | null, key: Buffer) => void;

export function scrypt(
  text: BinaryLike,
  salt: BinaryLike,
  bytes: number,
  _cost: ScryptOptions,
  done: Done,
): void {
  crypto.scrypt(text, salt, bytes, { N: 2, r: 8, p: 1 }, done);
}
