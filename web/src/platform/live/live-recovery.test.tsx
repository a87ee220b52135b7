import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  attendee,
  emitSnapshot,
  fail,
  found,
  inStore,
  LiveRecord,
  listeners,
  shown,
  staff,
  storeOf,
} from '../../support/live-records.tsx';

const session = vi.hoisted(() => ({ revalidate: vi.fn(async () => undefined) }));
vi.mock('../session/revalidate-session.ts', () => ({ revalidateSession: session.revalidate }));

/** Error of a listener that Firestore terminated. */
const ended = (code: string) => Object.assign(new Error(code), { code });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const openListeners = () => listeners.filter(({ isOpen }) => isOpen).length;
const door = (of = attendee) => render(inStore(of, <LiveRecord path="doors/vino" />));

beforeEach(() => {
  session.revalidate.mockClear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('when Firestore terminates a listener', () => {
  it.each([
    [attendee, 'unavailable'],
    [attendee, 'resource-exhausted'],
    [attendee, 'internal'],
    [staff, 'unavailable'],
    [staff, 'resource-exhausted'],
    [staff, 'internal'],
  ])('reopens a listener of %j after %s', async (of, code) => {
    door(of);
    fail(ended(code));
    expect(shown()).toBe(`error ${code}`);
    await pass(2_000);
    expect(listeners).toHaveLength(2);
    emitSnapshot(found({ name: 'Vino' }));
    expect(shown()).toBe('ready Vino');
  });

  it('retries with backoff up to a minute and shows the error until it recovers', async () => {
    door();
    for (let count = 1; count <= 10; count += 1) {
      fail(ended('resource-exhausted'));
      expect(shown()).toBe('error resource-exhausted');
      await pass(60_000);
      expect(listeners).toHaveLength(count + 1);
    }
    fail(ended('resource-exhausted'));
    await pass(25_000);
    expect(listeners).toHaveLength(11);
  });

  it('retains the data if the first retry succeeds', async () => {
    door();
    emitSnapshot(found({ name: 'Vino' }));
    fail(ended('internal'));
    expect(shown()).toBe('ready Vino');
    await pass(2_000);
    emitSnapshot(found({ name: 'Vino Veritas' }));
    expect(shown()).toBe('ready Vino Veritas');
    fail(ended('internal'));
    await pass(2_000);
    fail(ended('internal'));
    expect(shown()).toBe('error internal');
  });

  it.each([
    ['the device is connected again', () => window.dispatchEvent(new Event('online'))],
    ['the app is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('reopens the listener at once when %s', async (_, happen) => {
    door();
    for (let count = 0; count < 8; count += 1) {
      fail(ended('unavailable'));
      await pass(60_000);
    }
    fail(ended('unavailable'));
    const before = listeners.length;
    await pass(1_000);
    act(() => void happen());
    expect(listeners).toHaveLength(before + 1);
    act(() => void happen());
    expect(openListeners()).toBe(1);
    await pass(120_000);
    expect(listeners).toHaveLength(before + 1);
  });

  it('does not reopen the listener after a permission error', async () => {
    door();
    fail(ended('permission-denied'));
    await pass(600_000);
    window.dispatchEvent(new Event('online'));
    expect(listeners).toHaveLength(1);
    expect(shown()).toBe('error permission-denied');
  });

  it.each([
    [attendee, 1],
    [staff, 0],
  ])('verifies the session after a permission error of %j %i times', (of, times) => {
    door(of);
    fail(ended('permission-denied'));
    expect(session.revalidate).toHaveBeenCalledTimes(times);
  });

  it('does not reopen the listener after the user has changed', async () => {
    door();
    fail(ended('unavailable'));
    cleanup();
    storeOf(attendee).reset();
    await pass(600_000);
    window.dispatchEvent(new Event('online'));
    expect(listeners).toHaveLength(1);
  });
});
