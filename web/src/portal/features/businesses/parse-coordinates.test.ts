import { expect, it } from 'vitest';
import { parseCoordinates } from './coordinates.ts';

// spec: B3.6
it.each([
  ['38.149781, -79.075453', ['38.149781', '-79.075453']],
  ['(38.149781,-79.075453)', ['38.149781', '-79.075453']],
  [' 38.1  -79.0 ', ['38.1', '-79.0']],
  ['38.149781', null],
  ['38,149781', null],
  ['38,15', null],
  ['14 Mill Street', null],
  ['', null],
])('what is pasted as %j is read as the coordinates %j', (text, pair) => {
  expect(parseCoordinates(text)).toEqual(pair);
});
