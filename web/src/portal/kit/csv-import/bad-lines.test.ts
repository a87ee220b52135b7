import { expect, it } from 'vitest';
import { invalidLinesCsv } from './bad-lines.tsx';

it('exports an invalid line in the columns of the file with its number and reason, escaping formulas', () => {
  const bad = [
    { line: 7, cells: ['=HYPERLINK("x")', 'Maya'], message: 'No ID, "no" ticket.' },
    { line: 9, cells: ['A-1'], message: 'Twice.' },
  ];
  expect(invalidLinesCsv(['Ticket', 'Holder'], bad).split('\r\n')).toEqual([
    'Ticket,Holder,Line,Problem',
    '"\'=HYPERLINK(""x"")",Maya,7,"No ID, ""no"" ticket."',
    'A-1,,9,Twice.',
  ]);
});

it('exports coordinates as they are in the file', () => {
  const bad = [{ line: 2, cells: ['38.15', '-79.07'], message: 'No name.' }];
  expect(invalidLinesCsv(['Lat', 'Lng'], bad)).toContain('38.15,-79.07,2');
});
