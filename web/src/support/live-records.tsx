import { act, screen } from '@testing-library/react';
import type { Firestore } from 'firebase/firestore';
import { beforeEach, vi } from 'vitest';
import { z } from 'zod';
import type { Persona } from '../platform/firebase/firebase-auth.ts';
import { closeAllListeners } from '../platform/firebase/listener-registry.ts';
import { FirestoreListeners } from '../platform/live/firestore-listeners.tsx';
import { LiveContext, useLiveDocument, useLiveQuery } from '../platform/live/live.ts';
import { createLiveStore } from '../platform/live/live-store.ts';

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

export function LiveRecords({ isRequested: isRequested = true }: { isRequested?: boolean }) {
  const { status, data, error } = useLiveQuery(isRequested ? openRecords : null, record);
  const names = data?.map(({ id, name }) => `${id}=${name}`).join(',');
  return <p>{[status, names, error && 'broken'].filter(Boolean).join(' ')}</p>;
}

export const stores = new Map<Firestore, ReturnType<typeof createLiveStore>>();
export function storeOf(db: Firestore) {
  const store = stores.get(db) ?? createLiveStore(db.app.name as Persona);
  stores.set(db, store);
  return store;
}
export const inStore = (db: Firestore, children: React.ReactNode) => (
  <LiveContext value={storeOf(db)}>
    <FirestoreListeners db={db} store={storeOf(db)} />
    {children}
  </LiveContext>
);
export const shown = (label = 'door') => screen.getByRole('button', { name: label }).textContent;

beforeEach(() => {
  closeAllListeners('attendee');
  closeAllListeners('staff');
  listeners.length = 0;
  stores.clear();
});

// Exported here, because a hoisted declaration cannot be exported in place.
export { listeners };
