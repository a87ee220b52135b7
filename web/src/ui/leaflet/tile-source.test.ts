import { expect, it } from 'vitest';
import { tileSource } from './tile-source.ts';

const url = 'https://tiles.example.org/{z}/{x}/{y}.png';

it('returns null by default', () => {
  expect(tileSource({})).toBeNull();
  expect(tileSource({ VITE_TILE_URL: ' ', VITE_TILE_ATTRIBUTION: '' })).toBeNull();
});

it('accepts a URL and an attribution', () => {
  const attribution = '© Harlow Maps';
  expect(tileSource({ VITE_TILE_URL: url, VITE_TILE_ATTRIBUTION: attribution })).toEqual({
    url,
    attribution,
  });
});

it.each([
  ['nobody named', { VITE_TILE_URL: url }],
  ['not encrypted', { VITE_TILE_URL: url.replace('https', 'http'), VITE_TILE_ATTRIBUTION: 'x' }],
  ['another site', { VITE_TILE_URL: '//t.example/{z}/{x}/{y}', VITE_TILE_ATTRIBUTION: 'x' }],
  ['one picture for all', { VITE_TILE_URL: 'https://t.example/a.png', VITE_TILE_ATTRIBUTION: 'x' }],
])('rejects a source with %s', (_why, environment) => {
  expect(() => tileSource(environment)).toThrow('VITE_TILE');
});
