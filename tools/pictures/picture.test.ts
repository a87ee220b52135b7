import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../demo/sources.ts';
import { root } from '../shared/places.ts';
import { picturedIds, pictureOf } from './picture.ts';

const { businesses } = readSources();

test.each(businesses.map(({ id, imageUrl }) => [id, imageUrl]))(
  '%s has the picture that the app serves',
  (id, imageUrl) => {
    expect(imageUrl).toBe(`/pictures/${id}.svg`);
    expect(readFileSync(join(root, 'web', 'public', imageUrl), 'utf8')).toBe(pictureOf(id));
  },
);

// spec: A7.26
test('no two are alike, and none is a gradient', () => {
  const drawn = picturedIds.map(pictureOf);
  expect(new Set(drawn).size).toBe(businesses.length);
  for (const picture of drawn) expect(picture).not.toMatch(/gradient|script|href|NaN|undefined/i);
});
