import fc from 'fast-check';
import { expect, it } from 'vitest';
import { titleLines } from './title-lines.ts';

const maxWidth = 912;
/** Letters half as wide as they are high. */
const widthOf = (text: string, size: number) => ([...text].length * size) / 2;
const linesOf = (title: string) => titleLines(title, maxWidth, widthOf);

it('a short title stands in one line, as large as fits', () => {
  expect(linesOf('Autumn Wine Walk')).toEqual({ size: 76, lines: ['Autumn Wine Walk'] });
  expect(linesOf('Spring Walk of Old Harlow')).toMatchObject({ size: 64 });
});

it('a long one stands in two, broken between words', () => {
  const title = 'The Autumn Wine Walk of the Historic Mill Street District';
  expect(linesOf(title)).toEqual({
    size: 58,
    lines: ['The Autumn Wine Walk of the', 'Historic Mill Street District'],
  });
});

it('what two small lines do not hold ends in dots', () => {
  const { size, lines } = linesOf(`The ${'Twenty-Seventh '.repeat(8)}Walk`);
  expect(size).toBe(42);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^Twenty.*\S…$/);
});

it('no line is wider than the picture has room, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }), (title) => {
      const { size, lines } = linesOf(title);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(maxWidth);
    }),
  );
});
