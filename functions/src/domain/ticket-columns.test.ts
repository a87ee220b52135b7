import { expect, it } from 'vitest';
import { readHeader } from './ticket-columns.ts';

it.each([
  [['WW-1'], { id: 0, name: null, lastName: null, email: null }],
  [['WW-1', 'Ana Ruiz'], { id: 0, name: 1, lastName: null, email: null }],
  [['WW-1', 'Ana Ruiz', 'ana@example.com'], { id: 0, name: 1, lastName: null, email: 2 }],
])('a file without a header, %j, has ids, then names, then emails', (cells, places) => {
  expect(readHeader(cells, cells.length)).toMatchObject({ hasHeader: false, places });
});
