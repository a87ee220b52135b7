import { expect, it } from 'vitest';
import { asCsv } from './as-csv.ts';

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '=1+1\u2028x',
  '=1+1\u2029x',
  '=1+1\nx',
  '=1+1\rx',
  ' =1+1',
  '\t=1+1',
  '\u00A0=1+1',
  '\uFF1D1+1',
  '\uFF0B1',
  '\uFF0D1',
  '\uFF20SUM(A1)',
])('escapes a cell %j in every column', (cell) => {
  const [, line] = asCsv(['One', 'Two'], [[cell, cell]]).split(/(?<=Two)\r\n/);
  expect(line?.replaceAll('"', '').split(',')).toEqual([`'${cell}`, `'${cell}`]);
});

it('leaves other cells unchanged', () => {
  expect(asCsv(['Name', 'Line'], [['Maya = Reyes', -1]])).toBe('Name,Line\r\nMaya = Reyes,-1');
});
