import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiEndpoints } from '@wine-walk/common/api/api.ts';
import { expect, it } from 'vitest';
import { root } from '../../tools/shared/paths.ts';
import { accessTable } from './access-table.ts';

const file = join(root, 'docs/security.md');
/** Comments around the table. */
const [start, end] = ['<!-- access table: generated -->', '<!-- end of access table -->'];

it('docs/security.md has the access of staff as in contract and rules; `-u` renews it', async () => {
  const text = readFileSync(file, 'utf8');
  expect(text.split(start)).toHaveLength(2);
  expect(text.split(end)).toHaveLength(2);
  const [before = '', after = ''] = [text.split(start)[0], text.split(end)[1]];
  const table = accessTable(apiEndpoints);
  await expect(`${before}${start}\n\n${table}\n\n${end}${after}`).toMatchFileSnapshot(file);
});
