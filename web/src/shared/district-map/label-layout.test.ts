import { describe, expect, it } from 'vitest';
import { placeLettersAlong } from './label-layout.ts';

const tens = () => 10;
const point = (x: number, y = 0) => ({ x, y });
const read = (name: string, line: { x: number; y: number }[]) =>
  placeLettersAlong(name, line, tens);

describe('placeLettersAlong', () => {
  it('places the letters one by one in the middle of the street', () => {
    const [letters = []] = read('MILL', [point(0), point(100)]);
    expect(letters.map(({ text, x, y }) => [text, x, y])).toEqual([
      ['M', 35, 0],
      ['I', 45, 0],
      ['L', 55, 0],
      ['L', 65, 0],
    ]);
  });

  it('places the name left to right for both directions of the line', () => {
    const [letters = []] = read('MILL', [point(100), point(0)]);
    expect(letters.map(({ x }) => Math.round(x))).toEqual([35, 45, 55, 65]);
    for (const { angle } of letters) expect(Math.cos(angle)).toBeCloseTo(1);
  });

  it('follows a gentle bend, and returns no place at a sharp one', () => {
    const gentle = read('MILL', [point(0), point(50), point(100, 20)])[0] ?? [];
    expect(gentle.at(-1)?.angle).toBeCloseTo(Math.atan2(20, 50));
    expect(read('MILL', [point(0), point(50), point(50, 50)])).toEqual([]);
  });

  it('returns several places on a long street, the middle first', () => {
    const starts = read('MILL', [point(0), point(200)]).map(([first]) => first?.x);
    expect(starts).toEqual([85, 121, 49]);
  });

  it('returns no place when the street is too short', () => {
    expect(read('MILL', [point(0), point(55)])).toEqual([]);
    expect(read('', [point(0), point(900)])).toEqual([]);
  });
});
