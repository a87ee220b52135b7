import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  absent,
  attendee,
  emitSnapshot,
  found,
  inStore,
  LiveRecord,
  listeners,
  shown,
} from '../../support/live-records.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const late = 'error No data for 10 seconds.';

it('fails after 10 seconds without data, and shows the data that comes later', () => {
  render(inStore(attendee, <LiveRecord path="doors/vino" />));
  emitSnapshot(absent(true));
  wait(9_900);
  expect(shown()).toBe('loading');
  wait(200);
  expect(shown()).toBe(late);
  emitSnapshot(found({ name: 'Vino' }));
  expect(shown()).toBe('ready Vino');
});

it('waits 10 seconds again after a retry', () => {
  render(inStore(attendee, <LiveRecord path="doors/vino" />));
  wait(10_000);
  act(() => screen.getByRole('button').click());
  expect(listeners).toHaveLength(2);
  wait(9_900);
  expect(shown()).toBe('loading');
  wait(200);
  expect(shown()).toBe(late);
});

it('waits 10 seconds for each document', () => {
  const { rerender } = render(inStore(attendee, <LiveRecord path="doors/vino" />));
  wait(9_000);
  rerender(inStore(attendee, <LiveRecord path="doors/oak" />));
  wait(9_000);
  expect(shown()).toBe('loading');
  wait(1_000);
  expect(shown()).toBe(late);
});

it('keeps the data, and waits for a null path without an end', () => {
  render(
    inStore(
      attendee,
      <>
        <LiveRecord path="doors/vino" />
        <LiveRecord path={null} label="none" />
      </>,
    ),
  );
  emitSnapshot(found({ name: 'Vino' }));
  wait(20_000);
  expect(shown()).toBe('ready Vino');
  expect(shown('none')).toBe('loading');
});
