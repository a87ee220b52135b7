import { describe, expect, it } from 'vitest';
import { placeLettersAlong } from './label-layout.ts';

const tens = () => 10;
const at = (x: number, y = 0) => ({ x, y });
const read = (name: string, line: { x: number; y: number }[]) =>
  placeLettersAlong(name, line, tens);

describe('placeLettersAlong', () => {
  it('places the letters one by one in the middle of the street', () => {
    const [letters = []] = read('MILL', [at(0), at(100)]);
    expect(letters.map(({ text, x, y }) => [text, x, y])).toEqual([
      ['M', 35, 0],
      ['I', 45, 0],
      ['L', 55, 0],
      ['L', 65, 0],
    ]);
  });

  it('places the name left to right for both directions of the line', () => {
    const [letters = []] = read('MILL', [at(100), at(0)]);
    expect(letters.map(({ x }) => Math.round(x))).toEqual([35, 45, 55, 65]);
    for (const { angle } of letters) expect(Math.cos(angle)).toBeCloseTo(1);
  });

  it('follows a gentle bend, and returns no place at a sharp one', () => {
    const gentle = read('MILL', [at(0), at(50), at(100, 20)])[0] ?? [];
    expect(gentle.at(-1)?.angle).toBeCloseTo(Math.atan2(20, 50));
    expect(read('MILL', [at(0), at(50), at(50, 50)])).toEqual([]);
  });

  it('returns several places on a long street, the middle first', () => {
    const starts = read('MILL', [at(0), at(200)]).map(([first]) => first?.x);
    expect(starts).toEqual([85, 121, 49]);
  });

  it('returns no place when the street is too short', () => {
    expect(read('MILL', [at(0), at(55)])).toEqual([]);
    expect(read('', [at(0), at(900)])).toEqual([]);
  });
});
