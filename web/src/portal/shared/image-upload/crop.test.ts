import { describe, expect, it } from 'vitest';
import { centerCrop, cropArea, dragCrop, fitWithin } from './crop.ts';

const wide = { width: 4000, height: 1000 };

describe('cropArea', () => {
  it('takes the largest part of the ratio from the middle', () => {
    const area = cropArea(wide, 2, centerCrop);
    expect(area).toEqual({ left: 1000, top: 0, width: 2000, height: 1000 });
  });

  it('takes all of the picture without a ratio', () => {
    expect(cropArea(wide, null, centerCrop)).toEqual({ left: 0, top: 0, ...wide });
  });

  it('takes a smaller part for a zoom, in the chosen corner', () => {
    const area = cropArea(wide, 2, { zoom: 2, x: 1, y: 1 });
    expect(area).toEqual({ left: 3000, top: 500, width: 1000, height: 500 });
  });
});

describe('dragCrop', () => {
  it('moves the part against the drag', () => {
    const { x } = dragCrop(wide, 2, centerCrop, { x: 0.5, y: 0 });
    expect(cropArea(wide, 2, { ...centerCrop, x }).left).toBe(0);
  });

  it('stays within the picture, also without room to move', () => {
    expect(dragCrop(wide, 2, centerCrop, { x: -9, y: 3 })).toEqual({ zoom: 1, x: 1, y: 0.5 });
  });
});

describe('fitWithin', () => {
  it.each([
    [wide, { width: 1600, height: 400 }],
    [
      { width: 300, height: 200 },
      { width: 300, height: 200 },
    ],
    [
      { width: 1, height: 9000 },
      { width: 1, height: 1600 },
    ],
  ])('scales %j to %j', (size, expected) => {
    expect(fitWithin(size, 1600)).toEqual(expected);
  });
});
