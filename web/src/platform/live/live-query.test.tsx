import { render, screen } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import { describe, expect, it, vi } from 'vitest';
import {
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
  stores,
} from '../../support/live-records.tsx';
import { closeAllListeners } from '../firebase/listener-registry.ts';

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

  it('is loading offline, omits invalid documents and waits for a null query', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { rerender } = render(inStore(attendee, <LiveRecords isAsked={false} />));
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

describe('purge at sign-out', () => {
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

  it('ReactFire replays it without the purge', () => {
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
