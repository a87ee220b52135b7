import { MemoryFirestore } from './memory-firestore.ts';

/** Store that functions/src/firestore uses in this process (in-memory.setup.ts). */
export const activeStore = { firestore: new MemoryFirestore() };
