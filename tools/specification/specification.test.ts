import { expect, test } from 'vitest';
import { findTags, statements } from './statements.ts';

const sections = statements();
const tags = findTags();
const ids = sections.flatMap((section) => section.statements.map(({ id }) => id));
const tagged = new Set(tags.flatMap((tag) => tag.ids));

test('every statement has a unique number', () => {
  expect(ids.length).toBeGreaterThan(800);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('no section repeats a statement', () => {
  const texts = sections.flatMap(({ heading, statements }) =>
    statements.map(({ text }) => `${heading}: ${text}`),
  );
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test('every statement has a tagged test', () => {
  expect(ids.filter((id) => !tagged.has(id))).toEqual([]);
});

test('every tag names a statement', () => {
  const known = new Set(ids);
  const unknown = tags.flatMap(({ file, firstLine, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}:${firstLine}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
