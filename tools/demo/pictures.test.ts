import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shared/paths.ts';
import { readSources } from './sources.ts';

const folder = join(root, 'web', 'public', 'pictures');
const { businesses } = readSources();

test('serves one picture for each business, and no unused ones', () => {
  const named = businesses.map(({ imageUrl }) => imageUrl).toSorted();
  expect(named).toEqual(businesses.map(({ id }) => `/pictures/${id}.svg`).toSorted());
  expect(readdirSync(folder).toSorted()).toEqual(
    businesses.map(({ id }) => `${id}.svg`).toSorted(),
  );
});

test('uses no duplicate pictures, gradients or embedded content', () => {
  const drawn = businesses.map(({ id }) => readFileSync(join(folder, `${id}.svg`), 'utf8'));
  expect(new Set(drawn).size).toBe(businesses.length);
  for (const picture of drawn) expect(picture).not.toMatch(/gradient|script|href|NaN|undefined/i);
});
