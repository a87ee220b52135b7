import { expect, it } from 'vitest';
import { invalidLinesCsv } from './import-preview.tsx';

// spec: E2.6
it('exports an invalid line with its number, text and reason, escaping formulas', () => {
  const bad = [{ line: 7, text: '=HYPERLINK("x"), Maya', message: 'No ID, "no" ticket.' }];
  expect(invalidLinesCsv(bad).split('\r\n')).toEqual([
    'Line,Content,Problem',
    '7,"\'=HYPERLINK(""x""), Maya","No ID, ""no"" ticket."',
  ]);
});
