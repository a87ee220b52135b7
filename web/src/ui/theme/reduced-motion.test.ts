import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(src, file), 'utf8');
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** What base.css says to whoever asks for less motion. */
const calm = /@media \(prefers-reduced-motion: reduce\) \{(.+?)\n\}/s.exec(
  read('ui/theme/base.css'),
)?.[1];

// spec: A12.10
it('stops every animation and transition for whoever asks for less motion', () => {
  expect(calm).toMatch(/^\s*\*,\s*::before,\s*::after \{/);
  for (const rule of [
    'animation-duration: 1ms !important',
    'animation-iteration-count: 1 !important',
    'transition: none !important',
    'scroll-behavior: auto !important',
  ])
    expect(calm).toContain(rule);
});

it('is contradicted by no other sheet', () => {
  expect(sheets.length).toBeGreaterThan(10);
  const loud = sheets.filter((file) => {
    const others = file === 'ui/theme/base.css' ? read(file).replace(calm ?? '', '') : read(file);
    return /(animation|transition|scroll-behavior)[\w-]*:[^;]*!important/.test(others);
  });
  expect(loud).toEqual([]);
});
