import fc from 'fast-check';
import { expect, it } from 'vitest';
import { titleLines } from './title-lines.ts';

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

it('returns no line wider than the picture for any name', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }), (title) => {
      const { size, lines } = linesOf(title);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(maxWidth);
    }),
  );
});
