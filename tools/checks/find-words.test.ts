import { describe, expect, it } from 'vitest';
import { findInDocument, findInPath, findInSource } from './find-words.ts';
import { allowedNames, listedWords } from './words.ts';

const wordsIn = (source: string, path = 'web/src/good.ts') =>
  findInSource(source, path, listedWords, allowedNames).map(({ line, word }) => `${line} ${word}`);

describe('findInSource', () => {
  it.each([
    ['const keptTiles = 1;', '1 kept'],
    ['function isAsked() {}', '1 asked'],
    ['type Standing = 1;', '1 standing'],
    ['interface Good { whoeverSigned: 1 }', '1 whoever'],
    ['const { name: nobodysName } = good;', '1 nobodys'],
    ['const good = (wanted: string) => wanted;', '1 wanted'],
    ["import { good as handedOver } from './good.ts';", '1 handed over'],
    ['const LOOK_AT = 1;', '1 look'],
  ])('reports the declared name in %j', (source, finding) => {
    expect(wordsIn(source)).toEqual([finding]);
  });

  it.each([
    'use(keptTiles);',
    'const good = { kept: 1 };',
    "const good = 'kept';",
    'const lookUpGuest = 1; const standings = 2; const factor = 3; const replaced = 4;',
    'const lastSeenAt = 1;',
    "import { kept } from './good.ts';",
    'const good = <p>// told</p>;',
  ])('accepts %j', (source) => {
    expect(wordsIn(source, 'web/src/good.tsx')).toEqual([]);
  });

  it('reports comments with their line, also before a closing brace and in an empty block', () => {
    const source = [
      '/**',
      ' * Told to the desk.',
      ' */',
      'function good() {',
      '  good(); // anew',
      '  // whoever',
      '}',
      'if (good) { /* nobody */ }',
    ].join('\n');
    expect(wordsIn(source)).toEqual(['2 Told', '5 anew', '6 whoever', '8 nobody']);
  });

  it('reports titles in tests only', () => {
    const source = "describe('a kept one', () => {\n  it.each([1])('is nobody’s', () => {});\n});";
    expect(wordsIn(source, 'tests/good.test.ts')).toEqual(['1 kept', '2 nobody']);
    expect(wordsIn(source, 'tests/good.ts')).toEqual([]);
  });
});

describe('findInPath', () => {
  it('reports sub-words of folders and file names', () => {
    const found = findInPath('web/src/kept-screen/hand-over.ts', listedWords);
    expect(found.map(({ word }) => word)).toEqual(['kept', 'hand over']);
    expect(findInPath('web/src/standings/look-up.ts', listedWords)).toEqual([]);
  });
});

describe('findInDocument', () => {
  it('reports prose with its line, without code, code spans and link targets', () => {
    const document = 'Good.\n\n```\nkept\n```\n\nThe `kept` [file](kept.md) is told.';
    expect(findInDocument(document, listedWords).map(({ line, word }) => [line, word])).toEqual([
      [7, 'told'],
    ]);
  });
});
