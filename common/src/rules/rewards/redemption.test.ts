import { expect, it } from 'vitest';
import { at } from '../../support/samples.ts';
import { isRedemptionOpen } from './redemption.ts';

it.each([
  ['before the end', at(239), true],
  ['at the end', at(240), true],
  ['a minute less than two hours after it', at(359), true],
  ['two hours after it', at(360), false],
])('rewards are given %s: %s', (_, now, expected) => {
  expect(isRedemptionOpen({ endTime: at(240) }, Date.parse(now))).toBe(expected);
});
