import { expect, it } from 'vitest';
import { at } from '../support/samples.ts';
import { areRewardsStillGiven, redemptionGraceMs } from './redemption.ts';

it.each([
  ['before the end', -1, true],
  ['at the end', 0, true],
  ['at the last moment of the grace time', redemptionGraceMs - 1, true],
  ['after it', redemptionGraceMs, false],
])('rewards are given %s: %s', (_, since, expected) => {
  const endTime = at(240);
  expect(areRewardsStillGiven({ endTime }, Date.parse(endTime) + since)).toBe(expected);
});
