import type { Api } from '../../../web/src/platform/api/api-client.ts';
import { MemoryFirestore } from '../memory-store/memory-firestore.ts';

/** Replacements that the modules of in-memory.setup.ts use: of the running simulation, or defaults. */
export interface ActiveWorld {
  /** Store of functions/src/firestore. */
  firestore: MemoryFirestore;
  /** Bytes of node:crypto; null for the real ones. */
  randomBytes: ((count: number) => Uint8Array) | null;
  /** Sleep of the server between two tries of a commit; null for the real one. */
  sleep: ((delayMs: number) => Promise<void>) | null;
  /** Claims of an ID token. Throws as Firebase Auth does. */
  verifyIdToken: (token: string) => object;
  createCustomToken: (uid: string, claims: object) => string;
  /** API client of the device whose code is running. */
  currentApi: () => Api;
}

const notSimulated = () => {
  throw new Error('No simulation is running.');
};

export const noWorld = (): ActiveWorld => ({
  firestore: new MemoryFirestore(),
  randomBytes: null,
  sleep: null,
  verifyIdToken: notSimulated,
  createCustomToken: notSimulated,
  currentApi: notSimulated,
});

export const active: { world: ActiveWorld } = { world: noWorld() };
