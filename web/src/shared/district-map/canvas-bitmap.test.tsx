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
    const picture = createCanvasBitmap('names');
    expect(picture.element.className).toBe('names');
    expect(picture.context).toBe(pen);
    picture.begin(30, 20);
    expect([picture.element.width, picture.element.height]).toEqual([30, 20]);
    expect(shown.transferFromImageBitmap).not.toHaveBeenCalled();
    picture.show();
    expect(shown.transferFromImageBitmap).toHaveBeenLastCalledWith('drawn');
    picture.clear();
    expect(shown.transferFromImageBitmap).toHaveBeenLastCalledWith(null);
  });

  it("draws on the page's canvas when the browser has no offscreen canvas", () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    contexts({ '2d': pen, bitmaprenderer: shown });
    const picture = createCanvasBitmap();
    expect(picture.context).toBe(pen);
    picture.begin(30, 20);
    picture.show();
    expect([picture.element.width, picture.element.height]).toEqual([30, 20]);
    picture.clear();
    expect([picture.element.width, picture.element.height]).toEqual([1, 1]);
  });
});
