import { expect, it } from 'vitest';
import { at } from '../../support/samples.ts';
import { overlappingEvents } from './event-overlap.ts';

const planned = (id: string, from: number, until: number, isActive = true) => ({
  id,
  isActive,
  startTime: at(from),
  endTime: at(until),
});
const walk = planned('walk', 60, 120);

it.each([
  ['that ends as it begins', planned('before', 0, 60), false],
  ['that ends a minute into it', planned('before', 0, 61), true],
  ['within it', planned('within', 80, 90), true],
  ['that begins in its last minute', planned('after', 119, 180), true],
  ['that begins as it ends', planned('after', 120, 180), false],
  ['at the same time that is not active', planned('other', 60, 120, false), false],
  ['that is itself', walk, false],
])('overlaps: an event %s', (_, other, overlaps) => {
  expect(overlappingEvents(walk, [other])).toEqual(overlaps ? [other] : []);
});
