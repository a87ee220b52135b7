import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { stampGrid, titleLines } from './share-image-layout.ts';

const all = Array.from({ length: 60 }, (_, index) => index + 1);

test.each(all)('places %i stamps within the image without overlap', (count) => {
  const stamps = stampGrid(count);
  expect(stamps).toHaveLength(count);
  for (const [index, { x, y, size }] of stamps.entries()) {
    expect(x - size / 2).toBeGreaterThanOrEqual(0);
    expect(x + size / 2).toBeLessThanOrEqual(1080);
    expect(y - size / 2).toBeGreaterThanOrEqual(470);
    expect(y + size / 2).toBeLessThanOrEqual(1070);
    for (const other of stamps.slice(index + 1)) {
      expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(size);
    }
  }
});

test('enlarges fewer stamps up to the maximum size', () => {
  expect(stampGrid(4)[0]?.size).toBeGreaterThan(stampGrid(15)[0]?.size ?? 0);
  expect(stampGrid(1)[0]?.size).toBe(270);
});

test('returns no places when there are no stamps', () => {
  expect(stampGrid(0)).toEqual([]);
});

const maxWidth = 912;
/** Measures text with letters half as wide as they are high. */
const widthOf = (text: string, size: number) => ([...text].length * size) / 2;
const linesOf = (title: string) => titleLines(title, maxWidth, widthOf);

it('returns a short title in one line at the largest size that fits', () => {
  expect(linesOf('Autumn Wine Walk')).toEqual({ size: 76, lines: ['Autumn Wine Walk'] });
  expect(linesOf('Spring Walk of Old Harlow')).toMatchObject({ size: 64 });
});

it('splits a long title into two lines between words', () => {
  const title = 'The Autumn Wine Walk of the Historic Mill Street District';
  expect(linesOf(title)).toEqual({
    size: 58,
    lines: ['The Autumn Wine Walk of the', 'Historic Mill Street District'],
  });
});

it('truncates a title with dots when two small lines are too short', () => {
  const { size, lines } = linesOf(`The ${'Twenty-Seventh '.repeat(8)}Walk`);
  expect(size).toBe(42);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^Twenty.*\S…$/);
});

it('returns no line wider than the image for any name', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }), (title) => {
      const { size, lines } = linesOf(title);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(maxWidth);
    }),
  );
});
