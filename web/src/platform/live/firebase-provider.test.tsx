import { act, render } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { emitSnapshot, found, LiveRecord, listeners, shown } from '../../support/live-records.tsx';
import type { Persona } from '../firebase/firebase-auth.ts';
import type { PersonaSession } from '../session/session-state.ts';
import { FirebaseProvider } from './firebase-provider.tsx';
import { createLiveStore, liveStores } from './live-store.ts';

interface Firebase {
  auth: Mock<(persona: Persona) => Promise<unknown>>;
  firestore: Mock<(persona: Persona) => Promise<unknown>>;
}
const open = vi.hoisted((): Firebase => ({ auth: vi.fn(), firestore: vi.fn() }));
vi.mock('../firebase/firebase-auth.ts', () => ({ openFirebase: open.auth }));
vi.mock('../firebase/firestore.ts', () => ({ openFirestore: open.firestore }));
const reload = vi.hoisted(() => vi.fn<(error: unknown) => boolean>());
vi.mock('../device/reload.ts', () => ({ reloadForMissingChunk: reload }));

type Observer = (user: User | null) => void;

const maya = { uid: 'maya' } as User;
const missingChunk = new TypeError('Failed to fetch dynamically imported module: /session.js');

let pages = 0;
/** Firebase of a page, whose user the test changes. ReactFire subscribes to it. */
function prepareFirebase(user: User | null = null, persona: Persona = 'attendee') {
  pages += 1;
  const observers = new Set<Observer>();
  const app = { name: persona };
  const auth = {
    // ReactFire keeps the user of each name.
    name: `${persona} ${pages}`,
    app,
    currentUser: user,
    onIdTokenChanged(changed: Observer) {
      observers.add(changed);
      queueMicrotask(() => changed(auth.currentUser));
      return () => observers.delete(changed);
    },
  };
  open.auth.mockResolvedValue({ app, auth });
  open.firestore.mockResolvedValue({ app });
  return {
    report: (next: User | null) => {
      auth.currentUser = next;
      return act(async () => {
        for (const changed of observers) changed(next);
      });
    },
  };
}

const applied: (User | null)[] = [];
const applyUser = async (user: User | null) => void applied.push(user);
const session = {
  persona: 'attendee',
  loadApplyUser: vi.fn<PersonaSession['loadApplyUser']>(),
  onUnavailable: vi.fn(),
} as const;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(children: React.ReactNode, of: PersonaSession = session) {
  render(<FirebaseProvider session={of}>{children}</FirebaseProvider>);
  await act(() => vi.dynamicImportSettled());
  await pass(0);
}
const door = <LiveRecord path="doors/vino" />;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  session.loadApplyUser.mockResolvedValue(applyUser);
  applied.length = 0;
  Object.assign(liveStores, { attendee: createLiveStore(), staff: createLiveStore() });
});
afterEach(() => vi.useRealTimers());

describe('the signed-in user', () => {
  it.each([null, maya])(
    'applies the user at the start (%j), and after each change',
    async (first) => {
      const { report } = prepareFirebase(first);
      await show(null);
      expect(applied).toEqual([first]);
      const next = first ? null : maya;
      await report(next);
      expect(applied).toEqual([first, next]);
    },
  );

  it('applies the user once when the token is refreshed', async () => {
    const { report } = prepareFirebase(maya);
    await show(null);
    await report(maya);
    expect(applied).toEqual([maya]);
  });

  it('reports an unavailable user if the user cannot be applied', async () => {
    prepareFirebase(maya);
    session.loadApplyUser.mockResolvedValue(() => Promise.reject(new Error('no time')));
    await show(null);
    expect(session.onUnavailable).toHaveBeenCalledOnce();
  });

  it("signs in the persona's own user", async () => {
    prepareFirebase(maya, 'staff');
    await show(null, { ...session, persona: 'staff' });
    expect(open.auth).toHaveBeenCalledExactlyOnceWith('staff');
    expect(applied).toEqual([maya]);
  });
});

describe('when Firebase Auth cannot be loaded', () => {
  it.each([
    ['its code', () => session.loadApplyUser.mockRejectedValue(missingChunk)],
    ['its configuration', () => open.auth.mockRejectedValue(new Error('no init.json'))],
  ])('reports an unavailable user without %s, and loads it again', async (_, break_) => {
    prepareFirebase(maya);
    break_();
    await show(null);
    expect(session.onUnavailable).toHaveBeenCalledOnce();
    await pass(30_000);
    const attempts = open.auth.mock.calls.length;
    expect(attempts).toBeGreaterThan(2);
    expect(applied).toEqual([]);
    prepareFirebase(maya);
    session.loadApplyUser.mockResolvedValue(applyUser);
    await pass(60_000);
    expect(applied).toEqual([maya]);
    await pass(600_000);
    expect(open.auth.mock.calls.length).toBe(attempts + 1);
  });

  it('reloads the page once if its code is gone', async () => {
    prepareFirebase(maya);
    session.loadApplyUser.mockRejectedValue(missingChunk);
    reload.mockReturnValueOnce(true);
    await show(null);
    await pass(600_000);
    expect(reload).toHaveBeenCalledExactlyOnceWith(missingChunk);
    expect(session.onUnavailable).not.toHaveBeenCalled();
    expect(open.auth).toHaveBeenCalledOnce();
  });
});

describe('live data', () => {
  it('shows live data as loading until Firestore has loaded, which keeps the state of the screens', async () => {
    prepareFirebase();
    await show(door);
    expect(shown()).toBe('loading');
    emitSnapshot(found({ name: 'Vino' }));
    expect(shown()).toBe('ready Vino');
    expect(listeners).toHaveLength(1);
  });

  it('does not load Firestore before a screen requests it', async () => {
    prepareFirebase();
    await show(null);
    expect(open.firestore).not.toHaveBeenCalled();
  });

  it('loads Firestore again after a failure', async () => {
    prepareFirebase();
    open.firestore.mockRejectedValue(new Error('503'));
    await show(door);
    expect(shown()).toBe('error Live data could not be loaded.');
    await pass(30_000);
    expect(open.firestore.mock.calls.length).toBeGreaterThan(2);
    expect(shown()).toBe('error Live data could not be loaded.');
    prepareFirebase();
    await pass(60_000);
    expect(shown()).toBe('loading');
    const requests = open.firestore.mock.calls.length;
    await pass(600_000);
    expect(open.firestore).toHaveBeenCalledTimes(requests);
  });

  it('loads Firestore again at once when the device reconnects', async () => {
    prepareFirebase();
    open.firestore.mockRejectedValue(new Error('503'));
    await show(door);
    await pass(30_000);
    const requests = open.firestore.mock.calls.length;
    prepareFirebase();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(open.firestore).toHaveBeenCalledTimes(requests + 1);
    expect(shown()).toBe('loading');
  });
});
