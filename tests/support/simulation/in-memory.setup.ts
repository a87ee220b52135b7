import { vi } from 'vitest';

/*
 * Replaces the dependencies of the API that are outside this process: Firestore and Firebase Auth. Setup file of the
 * simulation; nothing else of the API is replaced.
 */

vi.mock('../../../functions/src/firestore/firestore.ts', async () => {
  const { activeStore } = await import('./active-store.ts');
  return { firestore: async () => activeStore.firestore.asFirestore };
});
