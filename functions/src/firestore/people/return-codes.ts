import { scrypt } from 'node:crypto';
import { queueSlowHash } from '../../lib/slow-hashes.ts';
import { documentPaths } from '../paths.ts';

/**
 * Returns the path by a slow hash with a fixed salt: the code leads to its document, but the documents do not
 * reveal codes in time.
 */
export async function returnCodePath(code: string): Promise<string> {
  const hash = await queueSlowHash(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(code, 'wine-walk-return-code', 24, { N: 2 ** 14, r: 8, p: 1 }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
  return documentPaths.returnCode(hash.toString('hex'));
}
