import { act, render, screen } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import { describe, expect, it, vi } from 'vitest';
import {
  absent,
  attendee,
  Connected,
  emitSnapshot,
  fail,
  found,
  inStore,
  LiveRecord,
  LiveRecords,
  list,
  listeners,
  shown,
  storeOf,
} from '../../support/live-records.tsx';
import { publishSession } from '../session/session-state.ts';
import { LiveContext } from './live.ts';
import { createLiveStore, liveStores, NotConnectedError } from './live-store.ts';

describe('useLiveDocument', () => {
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
  const inNewStore = () => {
    const store = createLiveStore();
    render(
      <LiveContext value={store}>
        <LiveRecord path="doors/vino" />
      </LiveContext>,
    );
    return store;
  };

  it('returns loading for all requests and serves them afterwards', () => {
    const store = inNewStore();
    expect(shown()).toBe('loading');
    render(<Connected db={attendee} store={store} />);
    emitSnapshot(found({ name: 'Vino' }));
    expect(shown()).toBe('ready Vino');
  });

  it('fails all requests if it cannot be loaded, and loads it again on a retry', () => {
    const store = inNewStore();
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

describe('when the user changes', () => {
  it('does not replay permission-denied to the next user', () => {
    const first = render(inStore(attendee, <LiveRecord path="participants/maya" />));
    fail(new Error('permission-denied'));
    first.unmount();
    storeOf(attendee).reset();
    render(inStore(attendee, <LiveRecord path="participants/maya" />));
    expect(shown()).toBe('loading');
    emitSnapshot(found({ name: 'Maya' }));
    expect(shown()).toBe('ready Maya');
  });

  it('opens the listeners of an open screen again', () => {
    render(inStore(attendee, <LiveRecord path="doors/vino" />));
    emitSnapshot(found({ name: 'Vino' }));
    act(() => storeOf(attendee).reset());
    expect(shown()).toBe('loading');
    expect(listeners.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    emitSnapshot(found({ name: 'Vino Veritas' }));
    expect(shown()).toBe('ready Vino Veritas');
  });

  it('ignores data that a closed listener receives', () => {
    render(inStore(attendee, <LiveRecord path="doors/vino" />));
    act(() => storeOf(attendee).reset());
    emitSnapshot(found({ name: 'of the user before' }), 0);
    expect(shown()).toBe('loading');
  });

  it('resets the store of that persona only', () => {
    const request = { kind: 'document', path: 'doors/vino' } as const;
    liveStores.attendee.request(request);
    liveStores.staff.request(request);
    publishSession({ state: 'signed-in', user: { uid: 'maya', session: null } });
    expect([liveStores.attendee.hasRequests(), liveStores.staff.hasRequests()]).toEqual([
      false,
      true,
    ]);
    liveStores.attendee.request(request);
    publishSession({ state: 'signed-in', user: { uid: 'maya', session: null } });
    expect(liveStores.attendee.hasRequests()).toBe(true);
    publishSession({ state: 'signed-out', user: null });
    expect(liveStores.attendee.hasRequests()).toBe(false);
  });
});

describe('when a screen is rendered again', () => {
  it('shows the last data without a new listener', () => {
    const first = render(inStore(attendee, <LiveRecord path="doors/vino" />));
    emitSnapshot(found({ name: 'Vino' }));
    first.unmount();
    render(inStore(attendee, <LiveRecord path="doors/vino" />));
    expect(shown()).toBe('ready Vino');
    expect(listeners).toHaveLength(1);
  });
});
