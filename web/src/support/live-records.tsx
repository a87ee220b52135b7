import { act, screen } from '@testing-library/react';
import type { Firestore } from 'firebase/firestore';
import { FirebaseAppProvider } from 'reactfire';
import { beforeEach, vi } from 'vitest';
import { z } from 'zod';
import type { Persona } from '../platform/firebase/firebase-auth.ts';
import { FirestoreConnection } from '../platform/live/firestore-connection.tsx';
import { LiveContext, useLiveDocument, useLiveQuery } from '../platform/live/live.ts';
import { type LiveStore, liveStores } from '../platform/live/live-store.ts';

interface Listener {
  target: unknown;
  next: (snapshot: unknown) => void;
  failed: (error: Error) => void;
  isOpen: boolean;
}
const listeners = vi.hoisted((): Listener[] => []);

vi.mock('firebase/firestore', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  doc: (_db: unknown, path: string) => path,
  collection: (_db: unknown, path: string) => path,
  query: (path: string, ...conditions: unknown[]) => ({ path, conditions }),
  where: (...condition: unknown[]) => condition,
  orderBy: (...order: unknown[]) => order,
  onSnapshot: (target: unknown, next: Listener['next'], failed: Listener['failed']) => {
    // Firestore also closes a listener that fails.
    const end = (error: Error) => {
      listener.isOpen = false;
      failed(error);
    };
    const listener = { target, next, failed: end, isOpen: true };
    listeners.push(listener);
    return () => {
      listener.isOpen = false;
    };
  },
}));

const record = z.object({ name: z.string(), openTime: z.iso.datetime().optional() });
export const attendee = { app: { name: 'attendee' } } as Firestore;
export const staff = { app: { name: 'staff' } } as Firestore;

export const found = (fields: unknown) => ({
  exists: () => true,
  data: () => fields,
  metadata: { fromCache: false },
});
export const absent = (fromCache: boolean) => ({
  exists: () => false,
  data: () => undefined,
  metadata: { fromCache },
});
export const list = (docs: [string, unknown][], fromCache = false) => ({
  empty: docs.length === 0,
  docs: docs.map(([id, fields]) => ({ id, data: () => fields })),
  metadata: { fromCache },
});
export const emitSnapshot = (snapshot: unknown, at = -1) =>
  act(() => listeners.at(at)?.next(snapshot));
export const fail = (error: Error) => act(() => listeners.at(-1)?.failed(error));

export function LiveRecord({ path, label = 'door' }: { path: string | null; label?: string }) {
  const { status, data, error, retry } = useLiveDocument(path, record);
  return (
    <button type="button" onClick={retry} aria-label={label}>
      {[status, data?.name, data?.openTime, error?.message].filter(Boolean).join(' ')}
    </button>
  );
}

const openRecords = {
  path: 'doors',
  where: [['openTime', '>', '2026-11-20T18:00:00.000Z']],
} as const;

export function LiveRecords({ isRequested = true }: { isRequested?: boolean }) {
  const { status, data, error } = useLiveQuery(isRequested ? openRecords : null, record);
  const names = data?.map(({ id, name }) => `${id}=${name}`).join(',');
  return <p>{[status, names, error && 'broken'].filter(Boolean).join(' ')}</p>;
}

export const storeOf = (db: Firestore) => liveStores[db.app.name as Persona];
/** Connects a store as FirebaseProvider does. */
export const Connected = ({ db, store = storeOf(db) }: { db: Firestore; store?: LiveStore }) => (
  <FirebaseAppProvider firebaseApp={db.app}>
    <FirestoreConnection db={db} store={store} />
  </FirebaseAppProvider>
);
export const inStore = (db: Firestore, children: React.ReactNode) => (
  <LiveContext value={storeOf(db)}>
    <Connected db={db} />
    {children}
  </LiveContext>
);
export const shown = (label = 'door') => screen.getByRole('button', { name: label }).textContent;

beforeEach(() => {
  liveStores.attendee.reset();
  liveStores.staff.reset();
  listeners.length = 0;
});

// Exported here, because a hoisted declaration cannot be exported in place.
export { listeners };
