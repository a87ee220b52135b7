import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shared/places.ts';
import { equivalentMutants } from './equivalent.ts';
import { mutationsOf } from './mutations.ts';

test.each([...equivalentMutants])('%s is a mutant of the source as it is', (named) => {
  const [file = ''] = named.split(':');
  const found = mutationsOf(readFileSync(join(root, file), 'utf8')).map(
    ({ description }) => description,
  );
  expect(found).toContain(named.slice(file.length + 1));
});
