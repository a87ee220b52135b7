import { vi } from 'vitest';

/* Setup for tests of the full portal, imported first: replaces Auth and Firestore's live documents. */

vi.mock('firebase/auth', () => import('./fake-auth.ts'));
vi.mock('../../platform/firebase/firebase-auth.ts', () => import('./fake-auth.ts'));
vi.mock('../../platform/firebase/firestore.ts', () => ({ openFirestore: async () => ({}) }));
vi.mock('../../platform/live/live.ts', async () => ({
  ...(await import('./fake-live.ts')),
  FirestoreContext: (await import('react')).createContext(null),
}));
