import { expect, test } from 'vitest';
import { englishTexts } from '../../../support/catalog-texts.ts';
import { countdownText, timeLeftText } from './time-left.ts';

const texts = englishTexts;

const minute = 60_000;
const hour = 60 * minute;

test.each([
  [2 * hour + 14 * minute + 59_999, '2 hr 14 min left'],
  [hour, '1 hr 0 min left'],
  [hour - 1, '59 min left'],
  [minute, '1 min left'],
  [minute - 1, 'Less than a minute left'],
  [0, 'Less than a minute left'],
])('timeLeftText at %i ms before the end returns %j', (ms, message) => {
  expect(timeLeftText(ms, texts)).toBe(message);
});

test.each([
  [50 * hour, '2 days 2 hr'],
  [24 * hour, '1 day'],
  [23 * hour + 59 * minute, '23 hr 59 min'],
  [3 * hour + 20 * minute, '3 hr 20 min'],
  [12 * minute - 1, '12 min'],
  [1, '1 min'],
  [0, 'Any minute now'],
])('countdownText at %i ms before the start returns %j', (ms, message) => {
  expect(countdownText(ms, texts)).toBe(message);
});
