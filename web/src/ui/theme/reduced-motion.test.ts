import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(src, file), 'utf8');
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** Rules of base.css for reduced motion. */
const reducedMotionRules = /@media \(prefers-reduced-motion: reduce\) \{(.+?)\n\}/s.exec(
  read('ui/theme/base.css'),
)?.[1];

it('stops every animation and transition when reduced motion is preferred', () => {
  expect(reducedMotionRules).toMatch(/^\s*\*,\s*::before,\s*::after \{/);
  for (const rule of [
    'animation-duration: 0s !important',
    'animation-iteration-count: 1 !important',
    'transition: none !important',
    'scroll-behavior: auto !important',
  ])
    expect(reducedMotionRules).toContain(rule);
});

it('applies because no other style sheet overrides it', () => {
  expect(sheets.length).toBeGreaterThan(10);
  const loud = sheets.filter((file) => {
    const others =
      file === 'ui/theme/base.css' ? read(file).replace(reducedMotionRules ?? '', '') : read(file);
    return /(animation|transition|scroll-behavior)[\w-]*:[^;]*!important/.test(others);
  });
  expect(loud).toEqual([]);
});
