import { join } from 'node:path';
import type { Plugin } from 'vitest/config';

const modules = join(import.meta.dirname, '../../../../functions/src');
const replacementOf = (name: string) => JSON.stringify(join(import.meta.dirname, name));

/** Sources of the API by path, and how each is changed. */
const changes: Readonly<Record<string, (source: string) => string>> = {
  'firestore/firestore.ts': () => `export * from ${replacementOf('firestore.ts')};`,
  'firestore/auth.ts': () => `export * from ${replacementOf('auth.ts')};`,
  'firestore/people/return-codes.ts': withCheapHashes,
  'modules/staff/password.ts': withCheapHashes,
};

function withCheapHashes(source: string): string {
  const crypto = "'node:crypto'";
  if (!source.includes(crypto)) throw new Error('It hashes in another way now: adapt this file.');
  return source.replace(crypto, replacementOf('crypto.ts'));
}

/** Replaces what the API uses of the emulators, and slow hashes, by the modules of this folder. */
export function replaceModules(): Plugin {
  const changesById = new Map(
    Object.entries(changes).map(([path, change]) => [join(modules, path), change]),
  );
  return {
    name: 'wine-walk:in-memory',
    enforce: 'pre',
    transform: (source, id) => changesById.get(id)?.(source),
  };
}
