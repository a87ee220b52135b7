import { describe, expect, it } from 'vitest';
import { compareCatalogs } from './compare-catalogs.ts';

const original = {
  title: 'Feedback',
  more: 'More about {name}',
  answers: '{count, plural, one {1 answer} other {{count} answers}}',
  table: { label: 'Answers', note: 'By time' },
};

const compare = (catalog: Parameters<typeof compareCatalogs>[0]) =>
  compareCatalogs(catalog, original, 'es feedback');

describe('compareCatalogs', () => {
  it('finds nothing if every text is translated with its arguments', () => {
    const translated = {
      title: 'Opiniones',
      more: 'Más sobre {name}',
      answers:
        '{count, plural, one {1 respuesta} many {{count} de respuestas} other {{count} respuestas}}',
      table: { label: 'Respuestas', note: 'Por hora' },
    };
    expect(compare(translated)).toEqual({ missing: [], wrong: [] });
  });

  it('lists every text that is absent or empty, and a group without texts once', () => {
    expect(compare({ title: '' }).missing).toEqual([
      'es feedback.title',
      'es feedback.more',
      'es feedback.answers',
      'es feedback.table (2 texts)',
    ]);
  });

  it.each([
    [
      'an argument of another name',
      { more: 'Más sobre {nombre}' },
      'more: {nombre} is not an argument of the original',
    ],
    ['a lost argument', { more: 'Más' }, 'more: {name} is missing'],
    ['a tag of no meaning', { more: '<b>{name}</b>' }, 'more: <b> is not a tag'],
    ['an unclosed brace', { more: 'Más {name' }, 'more: not an ICU message'],
    ['a text in place of a group', { table: 'Respuestas' }, 'table: one is a text'],
    ['a text of no original', { extra: 'Más' }, 'extra: the original has no such text'],
  ])('reports %s', (_, catalog, reason) => {
    const [found] = compare(catalog).wrong;
    expect(found).toContain(`es feedback.${reason}`);
  });
});
