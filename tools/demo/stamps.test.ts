import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

test('has a chosen motif for the stamp of each business, and none twice', () => {
  const motifs = readSources().businesses.map(({ stampMotif }) => stampMotif);
  expect(motifs).not.toContain('auto');
  expect(new Set(motifs).size).toBe(motifs.length);
});
