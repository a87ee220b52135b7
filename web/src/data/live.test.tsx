import { act, render, screen } from '@testing-library/react';
import { type Firestore, Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Persona } from './firebase-auth.ts';
import { LiveContext, useLiveDocument, useLiveQuery } from './live.ts';
import { LiveFollower } from './live-follower.tsx';
import { purgeLiveData } from './live-registry.ts';
import { createLiveStore, NotConnectedError } from './live-store.ts';

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
    const listener = { target, next, failed, isOpen: true };
    listeners.push(listener);
    return () => {
      listener.isOpen = false;
    };
  },
}));

const record = z.object({ name: z.string(), openTime: z.iso.datetime().optional() });
const attendee = { app: { name: 'attendee' } } as Firestore;
const staff = { app: { name: 'staff' } } as Firestore;

const found = (fields: unknown) => ({
  exists: () => true,
  data: () => fields,
  metadata: { fromCache: false },
});
const absent = (fromCache: boolean) => ({
  exists: () => false,
  data: () => undefined,
  metadata: { fromCache },
});
const list = (docs: [string, unknown][], fromCache = false) => ({
  empty: docs.length === 0,
  docs: docs.map(([id, fields]) => ({ id, data: () => fields })),
  metadata: { fromCache },
});
const say = (snapshot: unknown, at = -1) => act(() => listeners.at(at)?.next(snapshot));
const fail = (error: Error) => act(() => listeners.at(-1)?.failed(error));

function LiveRecord({ path, label = 'door' }: { path: string | null; label?: string }) {
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

function LiveRecords({ isAsked = true }: { isAsked?: boolean }) {
  const { status, data, error } = useLiveQuery(isAsked ? openRecords : null, record);
  const names = data?.map(({ id, name }) => `${id}=${name}`).join(',');
  return <p>{[status, names, error && 'broken'].filter(Boolean).join(' ')}</p>;
}

const stores = new Map<Firestore, ReturnType<typeof createLiveStore>>();
function storeOf(db: Firestore) {
  const store = stores.get(db) ?? createLiveStore(db.app.name as Persona);
  stores.set(db, store);
  return store;
}
const inStore = (db: Firestore, children: React.ReactNode) => (
  <LiveContext value={storeOf(db)}>
    <LiveFollower db={db} store={storeOf(db)} />
    {children}
  </LiveContext>
);
const shown = (label = 'door') => screen.getByRole('button', { name: label }).textContent;

beforeEach(() => {
  purgeLiveData('attendee');
  purgeLiveData('staff');
  listeners.length = 0;
  stores.clear();
});

describe('useLiveDocument', () => {
  // spec: A7.19
  it('loads, shows, follows and misses a document; Timestamps are instants', () => {
    render(inStore(attendee, <LiveRecord path="doors/vino" />));
    expect(shown()).toBe('loading');
    say(found({ name: 'Vino', openTime: Timestamp.fromMillis(0) }));
    expect(shown()).toBe('ready Vino 1970-01-01T00:00:00.000Z');
    say(found({ name: 'Vino Veritas' }));
    expect(shown()).toBe('ready Vino Veritas');
    say(absent(false));
    expect(shown()).toBe('missing');
  });

  it('is still loading where offline Firestore knows nothing', () => {
    render(inStore(attendee, <LiveRecord path="doors/vino" />));
    say(absent(true));
    expect(shown()).toBe('loading');
  });

  it('waits without a listener while there is no path', () => {
    const { rerender } = render(inStore(attendee, <LiveRecord path={null} />));
    expect(shown()).toBe('loading');
    expect(listeners).toHaveLength(0);
    rerender(inStore(attendee, <LiveRecord path="doors/vino" />));
    expect(listeners.map(({ target }) => target)).toEqual(['doors/vino']);
  });

  it('shares one listener between all who ask for the same path', () => {
    render(
      inStore(
        attendee,
        <>
          <LiveRecord path="doors/vino" label="one" />
          <LiveRecord path="doors/vino" label="two" />
        </>,
      ),
    );
    say(found({ name: 'Vino' }));
    expect([shown('one'), shown('two')]).toEqual(['ready Vino', 'ready Vino']);
    expect(listeners).toHaveLength(1);
  });

  it('is an error where the document has another shape', () => {
    render(inStore(attendee, <LiveRecord path="doors/vino" />));
    say(found({ name: 7 }));
    expect(shown()).toMatch(/^error/);
  });

  it('keeps an error until it is tried again', () => {
    render(inStore(attendee, <LiveRecord path="doors/vino" />));
    fail(new Error('permission-denied'));
    expect(shown()).toBe('error permission-denied');
    act(() => screen.getByRole('button').click());
    expect(shown()).toBe('loading');
    say(found({ name: 'Vino' }));
    expect(shown()).toBe('ready Vino');
    expect(listeners).toHaveLength(2);
  });
});

describe('before Firebase is here', () => {
  it('everything is loading, and is followed once it is', () => {
    const store = storeOf(attendee);
    const asking = (
      <LiveContext value={store}>
        <LiveRecord path="doors/vino" />
      </LiveContext>
    );
    render(asking);
    expect(shown()).toBe('loading');
    render(<LiveFollower db={attendee} store={store} />);
    say(found({ name: 'Vino' }));
    expect(shown()).toBe('ready Vino');
  });

  it('everything is an error where it could not be loaded, and trying again loads it anew', () => {
    const store = storeOf(attendee);
    render(
      <LiveContext value={store}>
        <LiveRecord path="doors/vino" />
      </LiveContext>,
    );
    act(() => store.setNotConnected(new NotConnectedError('no code')));
    expect(shown()).toBe('error no code');
    act(() => screen.getByRole('button').click());
    expect(shown()).toBe('loading');
    expect(store.connectionAttempt()).toBe(1);
  });
});

describe('useLiveQuery', () => {
  it('gives the documents with their ids, and compares instants as Timestamps', () => {
    render(inStore(attendee, <LiveRecords />));
    expect(screen.getByText('loading')).toBeTruthy();
    expect(listeners[0]?.target).toEqual({
      path: 'doors',
      conditions: [['openTime', '>', Timestamp.fromDate(new Date('2026-11-20T18:00:00.000Z'))]],
    });
    say(
      list([
        ['vino', { name: 'Vino' }],
        ['oak', { name: 'Oak' }],
      ]),
    );
    expect(screen.getByText('ready vino=Vino,oak=Oak')).toBeTruthy();
    say(list([]));
    expect(screen.getByText('ready')).toBeTruthy();
  });

  it('is loading while offline, leaves out a document that has another shape, and waits for a query', () => {
    const { rerender } = render(inStore(attendee, <LiveRecords isAsked={false} />));
    expect(listeners).toHaveLength(0);
    rerender(inStore(attendee, <LiveRecords />));
    say(list([], true));
    expect(screen.getByText('loading')).toBeTruthy();
    say(
      list([
        ['vino', { name: 'Vino' }],
        ['oak', {}],
      ]),
    );
    expect(screen.getByText('ready vino=Vino')).toBeTruthy();
  });
});

describe('the purge at sign-out', () => {
  it('does not replay the permission-denied of the time between to the next person', () => {
    const first = render(inStore(attendee, <LiveRecord path="participants/maya" />));
    fail(new Error('permission-denied'));
    first.unmount();
    stores.clear();
    purgeLiveData('attendee');
    render(inStore(attendee, <LiveRecord path="participants/maya" />));
    expect(shown()).toBe('loading');
    say(found({ name: 'Maya' }));
    expect(shown()).toBe('ready Maya');
  });

  it('without it, ReactFire does replay it: what the purge is for', () => {
    const first = render(inStore(attendee, <LiveRecord path="participants/maya" />));
    fail(new Error('permission-denied'));
    first.unmount();
    stores.clear();
    render(inStore(attendee, <LiveRecord path="participants/maya" />));
    expect(shown()).toBe('error permission-denied');
  });

  it('closes the listeners of that persona and leaves the other', () => {
    render(inStore(attendee, <LiveRecord path="doors/vino" />));
    render(inStore(staff, <LiveRecord path="doors/vino" label="desk" />));
    purgeLiveData('attendee');
    expect(listeners.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });
});
