import { expect, test } from 'vitest';
import { texts } from '../../../i18n/en/app.ts';
import { countdownText, timeLeftText } from './time-left.ts';

const minute = 60_000;
const hour = 60 * minute;

test.each([
  [2 * hour + 14 * minute + 59_999, '2 h 14 m left'],
  [hour, '1 h 0 m left'],
  [hour - 1, '59 m left'],
  [minute, '1 m left'],
  [minute - 1, 'Less than a minute left'],
  [0, 'Less than a minute left'],
])('timeLeftText at %i ms before the end returns %j', (ms, message) => {
  expect(timeLeftText(ms, texts)).toBe(message);
});

test.each([
  [50 * hour, '2 d 2 h'],
  [24 * hour, '1 d 0 h'],
  [23 * hour + 59 * minute, '23 h 59 m'],
  [3 * hour + 20 * minute, '3 h 20 m'],
  [12 * minute - 1, '12 m'],
  [1, '1 m'],
  [0, 'Any moment'],
])('countdownText at %i ms before the start returns %j', (ms, message) => {
  expect(countdownText(ms, texts)).toBe(message);
});
