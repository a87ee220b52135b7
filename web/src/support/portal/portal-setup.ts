import { vi } from 'vitest';

/*
 * For the tests of the whole portal, imported before everything else: Auth and Firestore's live documents
 * are stood in for.
 */

vi.mock('firebase/auth', () => import('./fake-auth.ts'));
vi.mock('../../platform/firebase/firebase-auth.ts', () => import('./fake-auth.ts'));
vi.mock('../../platform/firebase/firestore.ts', () => ({ openFirestore: async () => ({}) }));
vi.mock('../../platform/live/live.ts', async () => ({
  ...(await import('./fake-live.ts')),
  FirestoreContext: (await import('react')).createContext(null),
}));
