import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { offForPlaywright } from './chromium-flags.ts';

it('disables every feature that Playwright disables', () => {
  const library = dirname(createRequire(import.meta.url).resolve('playwright-core'));
  const source = readFileSync(join(library, 'lib', 'coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)?.[1] ?? '';
  const ofPlaywright = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(offForPlaywright).toEqual(ofPlaywright);
  expect(offForPlaywright).toContain('PaintHolding');
});
