import { expect, it } from 'vitest';
import { parsePrice } from './parse-price.ts';

it.each([
  ['28,50', 2850],
  ['28.50', 2850],
  ['$28.50', 2850],
  ['CA$28.50', 2850],
  ['28,5 $ CA', 2850],
  ['CAD 28.50', 2850],
  ['28.50 CAD', 2850],
  ['28,50\u00a0€', 2850],
  ['28', 2800],
  ['28,-', 2800],
  ['0', 0],
  ['1,250.00', 125_000],
  ['1.250,00', 125_000],
  ['1 250,00', 125_000],
  ['1,250', 125_000],
  ['1.250', null],
  ['28.505', null],
  ['-1', null],
  ['($5)', null],
  ['$24/$28', null],
  ['2 for 50', null],
  ['market price', null],
  ['', null],
])('parses %j as %s cents', (text, cents) => {
  expect(parsePrice(text)).toBe(cents);
});
