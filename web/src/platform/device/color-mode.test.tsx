import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseColorMode } from './color-mode.ts';

const here = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((bar) => [
    bar.content,
    bar.getAttribute('media'),
  ]);

describe('theme-color meta tags', () => {
  beforeEach(() => {
    document.head.innerHTML = here('index.html').replace(/[^]*<head>|<\/head>[^]*/g, '');
  });
  afterEach(() => {
    chooseColorMode('system');
    document.head.replaceChildren();
  });

  it('matches the page background in light and dark', () => {
    const [, paper = ''] = /--ww-paper: (.*);/.exec(here('src/ui/theme/tokens.css')) ?? [];
    const [light, dark] = (paper.match(/#\w+/g) ?? []).map((color) => color.toUpperCase());
    expect(bars()).toEqual([
      [light, '(prefers-color-scheme: light)'],
      [dark, '(prefers-color-scheme: dark)'],
    ]);
  });

  it('follows the chosen mode', () => {
    const [light, dark] = bars().map(([color]) => color);
    chooseColorMode('dark');
    expect(bars()).toEqual([
      [light, 'not all'],
      [dark, 'all'],
    ]);
    chooseColorMode('light');
    expect(bars()).toEqual([
      [light, 'all'],
      [dark, 'not all'],
    ]);
    chooseColorMode('system');
    expect(bars().map(([, media]) => media)).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
  });
});
