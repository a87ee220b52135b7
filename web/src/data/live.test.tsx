import { act, render, screen } from '@testing-library/react';
import { type Firestore, Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { FirestoreContext, useLiveDocument, useLiveQuery } from './live.ts';
import { purgeLiveData } from './live-registry.ts';

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

const door = z.object({ name: z.string(), openTime: z.iso.datetime().optional() });
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

function Door({ path, label = 'door' }: { path: string | null; label?: string }) {
  const { status, data, error, retry } = useLiveDocument(path, door);
  return (
    <button type="button" onClick={retry} aria-label={label}>
      {[status, data?.name, data?.openTime, error?.message].filter(Boolean).join(' ')}
    </button>
  );
}

const openDoors = {
  path: 'doors',
  where: [['openTime', '>', '2026-11-20T18:00:00.000Z']],
} as const;

function Doors({ isAsked = true }: { isAsked?: boolean }) {
  const { status, data, error } = useLiveQuery(isAsked ? openDoors : null, door);
  const names = data?.map(({ id, name }) => `${id}=${name}`).join(',');
  return <p>{[status, names, error && 'broken'].filter(Boolean).join(' ')}</p>;
}

const inStore = (db: Firestore, children: React.ReactNode) => (
  <FirestoreContext value={db}>{children}</FirestoreContext>
);
const shown = (label = 'door') => screen.getByRole('button', { name: label }).textContent;

beforeEach(() => {
  purgeLiveData('attendee');
  purgeLiveData('staff');
  listeners.length = 0;
});

describe('useLiveDocument', () => {
  it('loads, shows, follows and misses a document; Timestamps are instants', () => {
    render(inStore(attendee, <Door path="doors/vino" />));
    expect(shown()).toBe('loading');
    say(found({ name: 'Vino', openTime: Timestamp.fromMillis(0) }));
    expect(shown()).toBe('ready Vino 1970-01-01T00:00:00.000Z');
    say(found({ name: 'Vino Veritas' }));
    expect(shown()).toBe('ready Vino Veritas');
    say(absent(false));
    expect(shown()).toBe('missing');
  });

  it('is still loading where offline Firestore knows nothing', () => {
    render(inStore(attendee, <Door path="doors/vino" />));
    say(absent(true));
    expect(shown()).toBe('loading');
  });

  it('waits without a listener while there is no path', () => {
    const { rerender } = render(inStore(attendee, <Door path={null} />));
    expect(shown()).toBe('loading');
    expect(listeners).toHaveLength(0);
    rerender(inStore(attendee, <Door path="doors/vino" />));
    expect(listeners.map(({ target }) => target)).toEqual(['doors/vino']);
  });

  it('shares one listener between all who ask for the same path', () => {
    render(
      inStore(
        attendee,
        <>
          <Door path="doors/vino" label="one" />
          <Door path="doors/vino" label="two" />
        </>,
      ),
    );
    say(found({ name: 'Vino' }));
    expect([shown('one'), shown('two')]).toEqual(['ready Vino', 'ready Vino']);
    expect(listeners).toHaveLength(1);
  });

  it('is an error where the document has another shape', () => {
    render(inStore(attendee, <Door path="doors/vino" />));
    say(found({ name: 7 }));
    expect(shown()).toMatch(/^error/);
  });

  it('keeps an error until it is tried again', () => {
    render(inStore(attendee, <Door path="doors/vino" />));
    fail(new Error('permission-denied'));
    expect(shown()).toBe('error permission-denied');
    act(() => screen.getByRole('button').click());
    expect(shown()).toBe('loading');
    say(found({ name: 'Vino' }));
    expect(shown()).toBe('ready Vino');
    expect(listeners).toHaveLength(2);
  });
});

describe('useLiveQuery', () => {
  it('gives the documents with their ids, and compares instants as Timestamps', () => {
    render(inStore(attendee, <Doors />));
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

  it('is loading while offline, an error where one document has another shape, and waits for a query', () => {
    const { rerender } = render(inStore(attendee, <Doors isAsked={false} />));
    expect(listeners).toHaveLength(0);
    rerender(inStore(attendee, <Doors />));
    say(list([], true));
    expect(screen.getByText('loading')).toBeTruthy();
    say(
      list([
        ['vino', { name: 'Vino' }],
        ['oak', {}],
      ]),
    );
    expect(screen.getByText('error broken')).toBeTruthy();
  });
});

describe('the purge at sign-out', () => {
  it('does not replay the permission-denied of the time between to the next person', () => {
    const first = render(inStore(attendee, <Door path="participants/maya" />));
    fail(new Error('permission-denied'));
    first.unmount();
    purgeLiveData('attendee');
    render(inStore(attendee, <Door path="participants/maya" />));
    expect(shown()).toBe('loading');
    say(found({ name: 'Maya' }));
    expect(shown()).toBe('ready Maya');
  });

  it('without it, ReactFire does replay it: what the purge is for', () => {
    const first = render(inStore(attendee, <Door path="participants/maya" />));
    fail(new Error('permission-denied'));
    first.unmount();
    render(inStore(attendee, <Door path="participants/maya" />));
    expect(shown()).toBe('error permission-denied');
  });

  it('closes the listeners of that persona and leaves the other', () => {
    render(inStore(attendee, <Door path="doors/vino" />));
    render(inStore(staff, <Door path="doors/vino" label="desk" />));
    purgeLiveData('attendee');
    expect(listeners.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });
});
