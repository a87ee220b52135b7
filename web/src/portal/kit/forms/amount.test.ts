import { expect, it } from 'vitest';
import { formatCents, parseCents } from './amount.ts';

it.each([
  ['50', 5000],
  [' $1,250.00 ', 125_000],
  ['0.05', 5],
  ['19.99', 1999],
  ['50,00', 5000],
  ['35,5', 3550],
  ['1,250', 125_000],
  ['1.250,00', null],
  ['', null],
  ['-5', null],
  ['5.001', null],
  ['five', null],
])('parses %j as %s cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

it.each([
  [3500, '35'],
  [3550, '35.50'],
  [5, '0.05'],
  [0, '0'],
])('formats %i cents as %j', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
  expect(parseCents(text)).toBe(cents);
});
