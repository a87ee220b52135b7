import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { openApi } from '../../functions/src/http/openapi.ts';
import { root } from '../../tools/shared/paths.ts';

it('the description of the API is a file of the built app, for Hosting and its cache', () => {
  const file: unknown = JSON.parse(readFileSync(join(root, 'web/dist/api/openapi.json'), 'utf8'));
  const current: unknown = JSON.parse(JSON.stringify(openApi()));
  // A failure of `toEqual` would print 450 KB.
  expect(isDeepStrictEqual(file, current)).toBe(true);
});
