import { describe, expect, it } from 'vitest';
import { at } from '../../support/samples.ts';
import { offlineActionTime, offlineTimeConflict } from './offline-action-time.ts';

const now = Date.parse(at(0));
const hours = (count: number) => count * 60 * 60 * 1000;
const minutes = (count: number) => count * 60 * 1000;

describe('offlineActionTime and offlineTimeConflict', () => {
  it.each([
    ['no time', undefined, now],
    ['the time an hour ago', at(-60), now - hours(1)],
    ['a time in the future', at(5), now],
  ])('returns the time of an action sent with %s', (_name, doneAt, expected) => {
    expect(offlineActionTime(doneAt, now)).toBe(expected);
  });

  it.each([
    [now - hours(1), undefined],
    [now - hours(3) - minutes(2), undefined],
    [now - hours(3) - minutes(2) - 1, 'implausible-time'],
  ])('reports a conflict if the action was impossible at %i', (done, expected) => {
    expect(offlineTimeConflict(done, { notBefore: now - hours(3), now })).toBe(expected);
  });

  it.each([
    [hours(12), undefined],
    [hours(12) + 1, 'late-arrival'],
  ])('reports a conflict after 12 hours: %i ms', (ago, expected) => {
    expect(offlineTimeConflict(now - ago, { notBefore: 0, now })).toBe(expected);
  });
});
