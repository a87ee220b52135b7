import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCanvasBitmap } from './canvas-bitmap.ts';

const pen = {};
const shown = { transferFromImageBitmap: vi.fn() };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Creates a canvas that supports these contexts. */
const contexts = (has: Record<string, object>) =>
  vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation((kind: string) => (has[kind] ?? null) as never);

describe('createCanvasBitmap', () => {
  class Beside {
    width = 0;
    height = 0;
    getContext = () => pen;
    transferToImageBitmap = () => 'drawn';
  }

  it('draws offscreen and transfers the bitmap to the page', () => {
    vi.stubGlobal('OffscreenCanvas', Beside);
    contexts({ bitmaprenderer: shown });
    const bitmap = createCanvasBitmap('names');
    expect(bitmap.element.className).toBe('names');
    expect(bitmap.context).toBe(pen);
    bitmap.begin(30, 20);
    expect([bitmap.element.width, bitmap.element.height]).toEqual([30, 20]);
    expect(shown.transferFromImageBitmap).not.toHaveBeenCalled();
    bitmap.show();
    expect(shown.transferFromImageBitmap).toHaveBeenLastCalledWith('drawn');
    bitmap.clear();
    expect(shown.transferFromImageBitmap).toHaveBeenLastCalledWith(null);
  });

  it("draws on the page's canvas when the browser has no offscreen canvas", () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    contexts({ '2d': pen, bitmaprenderer: shown });
    const bitmap = createCanvasBitmap();
    expect(bitmap.context).toBe(pen);
    bitmap.begin(30, 20);
    bitmap.show();
    expect([bitmap.element.width, bitmap.element.height]).toEqual([30, 20]);
    bitmap.clear();
    expect([bitmap.element.width, bitmap.element.height]).toEqual([1, 1]);
  });
});
