import { join } from 'node:path';
import type { Plugin } from 'vitest/config';

const modules = join(import.meta.dirname, '../../../../functions/src');
const replacementOf = (name: string) => JSON.stringify(join(import.meta.dirname, name));

type Changes = Readonly<Record<string, (source: string) => string>>;

/** Sources of the API by path, and how each is changed: the emulator would require an account for each ID token. */
const ofAuth: Changes = {
  'firestore/auth.ts': () => `export * from ${replacementOf('auth.ts')};`,
};
const ofStore: Changes = {
  'firestore/firestore.ts': () => `export * from ${replacementOf('firestore.ts')};`,
  'firestore/people/return-codes.ts': withCheapHashes,
  'modules/staff/password.ts': withCheapHashes,
};

function withCheapHashes(source: string): string {
  const crypto = "'node:crypto'";
  if (!source.includes(crypto)) throw new Error('It hashes in another way now: adapt this file.');
  return source.replace(crypto, replacementOf('crypto.ts'));
}

/** Replaces the API's modules for emulators by the ones of this folder: the store only if it is in memory, with slow hashes. */
export function replaceModules({ isInMemory }: { isInMemory: boolean }): Plugin {
  const changes = { ...ofAuth, ...(isInMemory && ofStore) };
  const changesById = new Map(
    Object.entries(changes).map(([path, change]) => [join(modules, path), change]),
  );
  return {
    // Vitest caches transformed modules on disk by the names of the plugins.
    name: isInMemory ? 'wine-walk:in-memory' : 'wine-walk:on-emulators',
    enforce: 'pre',
    transform: (source, id) => changesById.get(id)?.(source),
  };
}
