import { readFileSync } from 'node:fs';
import { contrastRatio } from '@wine-walk/common/lib/contrast.ts';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Returns the colors of tokens.css in a mode. */
function colors(mode: 'light' | 'dark'): Map<string, string> {
  const declarations = [...css.matchAll(/--ww-([\w-]+):\s*([^;]+);/g)];
  return new Map(
    declarations.flatMap(([, name = '', value = '']) => {
      const own = new RegExp(`var\\(--ww-${mode}, (#[0-9a-f]{6})\\)|^(#[0-9a-f]{6})$`).exec(value);
      return own ? [[name, own[1] ?? own[2] ?? '']] : [];
    }),
  );
}

const light = colors('light');
const dark = colors('dark');

/** Minimum contrast of text: 4.5 to 1. */
const texts = [
  ...['paper', 'card', 'sunken'].flatMap((ground) =>
    ['ink', 'muted', 'wine-text', 'gold-text', 'vine-text', 'danger-text'].map(
      (text) => [text, ground] as const,
    ),
  ),
  ['map-name', 'map-road'],
  ['map-name', 'map-green'],
  ['map-name', 'map-square'],
  ['map-water-name', 'map-water'],
  ['wine-text', 'wine-soft'],
  ['gold-text', 'gold-soft'],
  ['vine-text', 'vine-soft'],
  ['danger-text', 'danger-soft'],
  ['ink', 'wine-soft'],
  ['ink', 'gold-soft'],
  ['wine-ink', 'wine'],
  ['wine-ink', 'wine-hover'],
  ['wine-ink', 'danger'],
  ['gold-ink', 'gold'],
  ['vine-ink', 'vine'],
  ['on-wine-muted', 'wine'],
  ['gold-bright', 'wine'],
] as const;

/** Minimum contrast of control borders, focus rings and stamps: 3 to 1. */
const edges = ['paper', 'card'].flatMap((ground) =>
  ['line-strong', 'focus', 'wine-text', 'gold', 'vine'].map((edge) => [edge, ground] as const),
);

describe.each([
  ['light', light],
  ['dark', dark],
])('contrast in %s', (_mode, tokens) => {
  const ratio = (a: string, b: string) => contrastRatio(tokens.get(a) ?? '', tokens.get(b) ?? '');
  it.each(texts)('has readable %s on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(edges)('has visible %s on %s', (edge, ground) => {
    expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe.each([
  ['light', light],
  ['dark', dark],
])('contrast outdoors in %s', (_mode, tokens) => {
  it.each(['card', 'sunken'])(
    'has at least 7 to 1 for secondary text of businesses on %s',
    (ground) => {
      const text = tokens.get('muted-strong') ?? '';
      expect(contrastRatio(text, tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(7);
    },
  );
});

/** Returns the hue of a color in degrees. */
function hue(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

describe.each([
  ['light', light],
  ['dark', dark],
])('focus ring in %s', (_mode, tokens) => {
  it.each(['danger', 'danger-text', 'wine'])('keeps the ring 60° of hue away from %s', (other) => {
    const angle = Math.abs(hue(tokens.get('focus') ?? '') - hue(tokens.get(other) ?? '')) % 360;
    expect(Math.min(angle, 360 - angle)).toBeGreaterThanOrEqual(60);
  });
});

describe('dusk colors', () => {
  it.each([
    ['dusk-text', 'dusk-top'],
    ['dusk-text', 'dusk-middle'],
    ['dusk-muted', 'dusk-middle'],
    ['dusk-text', 'dusk-low'],
  ])('keeps %s readable on %s', (text, ground) => {
    expect(contrastRatio(light.get(text) ?? '', light.get(ground) ?? '')).toBeGreaterThanOrEqual(
      4.5,
    );
  });
});

describe('tokens.css', () => {
  it('sets the same modes by system preference and by choice', () => {
    const block = (selector: string) => {
      const [, declarations = ''] = css.split(`${selector} {`);
      return declarations.slice(0, declarations.indexOf('}')).replace(/\s+/g, ' ').trim();
    };
    const chosen = block(':root[data-color-mode="dark"]');
    expect(chosen).toBe('color-scheme: dark; --ww-light: ; --ww-dark: initial;');
    expect(block(':root:not([data-color-mode="light"])')).toBe(chosen);
  });

  it('sets every color for both modes', () => {
    expect(light.size).toBeGreaterThan(40);
    expect([...dark.keys()]).toEqual([...light.keys()]);
  });
});
