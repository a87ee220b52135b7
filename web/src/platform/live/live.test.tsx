import { act, render, screen } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import { describe, expect, it, vi } from 'vitest';
import {
  absent,
  attendee,
  emitSnapshot,
  fail,
  found,
  inStore,
  LiveRecord,
  LiveRecords,
  list,
  listeners,
  shown,
  staff,
  storeOf,
  stores,
} from '../../support/live-records.tsx';
import { closeAllListeners } from '../firebase/listener-registry.ts';
import { FirestoreListeners } from './firestore-listeners.tsx';
import { LiveContext } from './live.ts';
import { NotConnectedError } from './live-store.ts';

describe('useLiveDocument', () => {
  // spec: A7.19
  it('loads, updates and misses a document with Timestamps as instants', () => {
    render(inStore(attendee, <LiveRecord path="doors/vino" />));
    expect(shown()).toBe('loading');
    emitSnapshot(found({ name: 'Vino', openTime: Timestamp.fromMillis(0) }));
    expect(shown()).toBe('ready Vino 1970-01-01T00:00:00.000Z');
    emitSnapshot(found({ name: 'Vino Veritas' }));
    expect(shown()).toBe('ready Vino Veritas');
    emitSnapshot(absent(false));
    expect(shown()).toBe('missing');
  });

  it('returns loading while Firestore is offline without data', () => {
    render(inStore(attendee, <LiveRecord path="doors/vino" />));
    emitSnapshot(absent(true));
    expect(shown()).toBe('loading');
  });

  it('waits without a listener for a null path', () => {
    const { rerender } = render(inStore(attendee, <LiveRecord path={null} />));
    expect(shown()).toBe('loading');
    expect(listeners).toHaveLength(0);
    rerender(inStore(attendee, <LiveRecord path="doors/vino" />));
    expect(listeners.map(({ target }) => target)).toEqual(['doors/vino']);
  });

  it('shares one listener per path', () => {
    render(
      inStore(
        attendee,
        <>
          <LiveRecord path="doors/vino" label="one" />
          <LiveRecord path="doors/vino" label="two" />
        </>,
      ),
    );
    emitSnapshot(found({ name: 'Vino' }));
    expect([shown('one'), shown('two')]).toEqual(['ready Vino', 'ready Vino']);
    expect(listeners).toHaveLength(1);
  });

  it('returns an error for an invalid document', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    render(inStore(attendee, <LiveRecord path="doors/vino" />));
    emitSnapshot(found({ name: 7 }));
    expect(shown()).toBe('error unreadable document doors/vino name');
    expect(logged).toHaveBeenCalledWith('unreadable document doors/vino name');
  });

  it('recovers when the document is valid', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    render(inStore(attendee, <LiveRecord path="doors/vino" />));
    emitSnapshot(found({ name: 7 }));
    emitSnapshot(found({ name: 'Vino' }));
    expect(shown()).toBe('ready Vino');
    expect(listeners).toHaveLength(1);
  });

  it('shows an error until it is retried', () => {
    render(inStore(attendee, <LiveRecord path="doors/vino" />));
    fail(new Error('permission-denied'));
    expect(shown()).toBe('error permission-denied');
    act(() => screen.getByRole('button').click());
    expect(shown()).toBe('loading');
    emitSnapshot(found({ name: 'Vino' }));
    expect(shown()).toBe('ready Vino');
    expect(listeners).toHaveLength(2);
  });
});

describe('when Firebase has not loaded', () => {
  it('returns loading for all requests and serves them afterwards', () => {
    const store = storeOf(attendee);
    const record = (
      <LiveContext value={store}>
        <LiveRecord path="doors/vino" />
      </LiveContext>
    );
    render(record);
    expect(shown()).toBe('loading');
    render(<FirestoreListeners db={attendee} store={store} />);
    emitSnapshot(found({ name: 'Vino' }));
    expect(shown()).toBe('ready Vino');
  });

  it('fails all requests if it cannot be loaded, and loads it again on a retry', () => {
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
  it('returns documents with ids and compares instants as Timestamps', () => {
    render(inStore(attendee, <LiveRecords />));
    expect(screen.getByText('loading')).toBeTruthy();
    expect(listeners[0]?.target).toEqual({
      path: 'doors',
      conditions: [['openTime', '>', Timestamp.fromDate(new Date('2026-11-20T18:00:00.000Z'))]],
    });
    emitSnapshot(
      list([
        ['vino', { name: 'Vino' }],
        ['oak', { name: 'Oak' }],
      ]),
    );
    expect(screen.getByText('ready vino=Vino,oak=Oak')).toBeTruthy();
    emitSnapshot(list([]));
    expect(screen.getByText('ready')).toBeTruthy();
  });

  it('returns loading offline, omits invalid documents and waits for a null query', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { rerender } = render(inStore(attendee, <LiveRecords isRequested={false} />));
    expect(listeners).toHaveLength(0);
    rerender(inStore(attendee, <LiveRecords />));
    emitSnapshot(list([], true));
    expect(screen.getByText('loading')).toBeTruthy();
    emitSnapshot(
      list([
        ['vino', { name: 'Vino' }],
        ['oak', {}],
      ]),
    );
    expect(screen.getByText('ready vino=Vino')).toBeTruthy();
    expect(logged).toHaveBeenCalledWith('unreadable document doors/oak name');
  });
});

describe('closeAllListeners', () => {
  it('does not replay permission-denied to the next user', () => {
    const first = render(inStore(attendee, <LiveRecord path="participants/maya" />));
    fail(new Error('permission-denied'));
    first.unmount();
    stores.clear();
    closeAllListeners('attendee');
    render(inStore(attendee, <LiveRecord path="participants/maya" />));
    expect(shown()).toBe('loading');
    emitSnapshot(found({ name: 'Maya' }));
    expect(shown()).toBe('ready Maya');
  });

  it('is needed, because ReactFire replays permission-denied otherwise', () => {
    const first = render(inStore(attendee, <LiveRecord path="participants/maya" />));
    fail(new Error('permission-denied'));
    first.unmount();
    stores.clear();
    render(inStore(attendee, <LiveRecord path="participants/maya" />));
    expect(shown()).toBe('error permission-denied');
  });

  it('closes the listeners of that persona only', () => {
    render(inStore(attendee, <LiveRecord path="doors/vino" />));
    render(inStore(staff, <LiveRecord path="doors/vino" label="desk" />));
    closeAllListeners('attendee');
    expect(listeners.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });
});
