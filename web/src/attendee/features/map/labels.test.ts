import { expect, it } from 'vitest';
import type { LaidOutItem } from './declutter.ts';
import { placeLabels, starBox } from './labels.ts';

const placed = (id: string, x: number, y: number): LaidOutItem => ({
  ids: [id],
  position: { x, y },
  offset: { x: 0, y: 0 },
  size: 36,
});

const wide = (width: number) => ({ width, height: 16 });

it('places a label below its pin when there is room', () => {
  expect([...placeLabels([placed('a', 0, 0)], () => wide(80))]).toEqual([['a', 'below']]);
});

it('places a label above when a pin is below, and omits it when both sides are occupied', () => {
  const below = placed('below', 0, 40);
  expect(placeLabels([placed('a', 0, 0), below], () => wide(80)).get('a')).toBe('above');
  const names = placeLabels([placed('a', 0, 0), below, placed('above', 0, -40)], () => wide(80));
  expect(names.get('a')).toBeUndefined();
});

it('places the label of a pin that always has one below when both sides are occupied', () => {
  const pins = [placed('a', 0, 0), placed('below', 0, 40), placed('above', 0, -40)];
  expect(placeLabels(pins, () => wide(80), [], new Set(['a'])).get('a')).toBe('on-below');
});

it('places the label of a pin that always has one at the position that covers least', () => {
  const pins = [placed('a', 0, 0), placed('below', 0, 40), placed('above', 40, -40)];
  expect(placeLabels(pins, () => wide(80), [], new Set(['a'])).get('a')).toBe('on-above');
});

it('places the label of a pin that always has one on the pin itself if it covers less of others there', () => {
  const pins = [placed('a', 0, 0), placed('above', 0, -52), placed('below', 36, 48)];
  expect(placeLabels(pins, () => wide(80), [], new Set(['a'])).get('a')).toBe('on-below');
  expect(placeLabels(pins, () => wide(80)).get('a')).toBeUndefined();
});

it('leaves the numbers of neighbors legible with the label of a pin that always has one', () => {
  const neighbors = [placed('right', 50, -20), placed('left', -50, 12), placed('below', 0, 50)];
  const pins = [placed('a', 0, 0), ...neighbors];
  expect(placeLabels(pins, () => wide(90), [], new Set(['a'])).get('a')).toBe('below');
});

it('keeps the label of a pin that always has one off its own star', () => {
  const pins = [placed('a', 0, 0), placed('below', 0, 40), placed('above', 0, -46)];
  const own = new Map([['a', starBox(placed('a', 0, 0))]]);
  expect(placeLabels(pins, () => wide(80), [], new Set(['a'])).get('a')).toBe('on-above');
  expect(placeLabels(pins, () => wide(80), [], new Set(['a']), own).get('a')).toBe('on-below');
});

it('avoids other boxes on the map', () => {
  const below = { left: 30, right: 54, top: 15, bottom: 39 };
  expect(placeLabels([placed('a', 0, 0)], () => wide(80), [below]).get('a')).toBe('above');
  expect(placeLabels([placed('a', 0, 0)], () => wide(50), [below]).get('a')).toBe('below');
});

it("avoids another pin's star, and places a label above the pin's own", () => {
  const starred = placed('a', 0, 0);
  const own = new Map([['a', starBox(starred)]]);
  const below = placed('below', 0, 40);
  expect(placeLabels([starred, below], () => wide(80), [], new Set(), own).get('a')).toBe('above');
  const near = [placed('a', 0, 0), placed('beside', -38, 44)];
  const stars = new Map([['beside', starBox(near[1] as LaidOutItem)]]);
  expect(placeLabels(near, () => wide(40)).get('a')).toBe('below');
  expect(placeLabels(near, () => wide(40), [], new Set(), stars).get('a')).toBe('above');
});

it('needs more room for larger text', () => {
  const pins = [placed('a', 0, 0), placed('below', 0, 56)];
  expect(placeLabels(pins, () => wide(80)).get('a')).toBe('below');
  expect(placeLabels(pins, () => ({ width: 160, height: 32 })).get('a')).toBe('above');
});

it('gives the room to the more important of two pins', () => {
  const names = placeLabels([placed('first', 0, 0), placed('second', 50, 0)], () => wide(80));
  expect([...names]).toEqual([
    ['first', 'below'],
    ['second', 'above'],
  ]);
});

it('omits the label of a group', () => {
  expect(placeLabels([{ ...placed('a', 0, 0), ids: ['a', 'b'] }], () => wide(10)).size).toBe(0);
});
