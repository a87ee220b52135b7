import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['Vino', 4, 'Vino'],
  ['Vino Veritas', 4, 'Vino'],
  ['Vino 🍷', 7, 'Vino 🍷'],
  ['Vino 🍷', 6, 'Vino '],
  ['🍷', 1, ''],
])('cuts %j to %d code units as %j', (text, length, expected) => {
  expect(cutText(text, length)).toBe(expected);
});
