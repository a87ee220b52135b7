import { describe, expect, it } from 'vitest';
import { compileCatalog, type MessageCatalog } from './compile-catalog.ts';
import { textsFrom } from './texts.ts';

type Values = Record<string, string | number | boolean | null>;
type Texts = Record<string, string & ((values: Values) => string)>;

const read = (catalog: MessageCatalog, language = 'en', fallback = catalog) =>
  textsFrom<Texts>(compileCatalog(catalog, fallback), language);

describe('textsFrom', () => {
  it('gives a string for a text without arguments', () => {
    expect(read({ title: 'Stamps' }).title).toBe('Stamps');
  });

  it('takes plural forms by the rules of the language', () => {
    const { count } = read(
      { count: '{n, plural, one {1 etapa} few {# etapy} other {# etap}}' },
      'pl',
    );
    expect([1, 3, 5].map((n) => count?.({ n }))).toEqual(['1 etapa', '3 etapy', '5 etap']);
  });

  it('takes the branch "none" for a missing or empty value', () => {
    const { from } = read({ from: '{name, select, none {Thanks} other {Thanks from {name}}}' });
    expect([from?.({ name: 'Ana' }), from?.({ name: '' }), from?.({ name: null })]).toEqual([
      'Thanks from Ana',
      'Thanks',
      'Thanks',
    ]);
  });

  it('isolates a name in a right-to-left script', () => {
    expect(read({ hi: 'Hi {name}!' }).hi?.({ name: 'نور' })).toBe('Hi \u2068نور\u2069!');
  });

  it('isolates names of a list only once', () => {
    const names = '\u2068נור\u2069, Ana';
    expect(read({ hi: 'Hi {names}!' }).hi?.({ names })).toBe(`Hi ${names}!`);
  });

  it('ends a sentence with one period after a time that ends with one', () => {
    expect(read({ at: 'Starts at {time}.' }).at?.({ time: '6:00 p.m.' })).toBe(
      'Starts at 6:00 p.m.',
    );
  });

  it('keeps braces and tags of names as they are', () => {
    expect(read({ hi: 'Hi {name}' }).hi?.({ name: '<b>{x}</b>' })).toBe('Hi <b>{x}</b>');
  });

  it('takes the default language for a text that is absent or empty', () => {
    const texts = read({ a: '', c: { d: 'dé' } }, 'fr', {
      a: 'ay',
      b: 'bee',
      c: { d: 'dee', e: 'ee' },
    });
    expect(texts).toEqual({ a: 'ay', b: 'bee', c: { d: 'dé', e: 'ee' } });
  });
});
