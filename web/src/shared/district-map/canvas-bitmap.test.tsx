import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCanvasBitmap } from './canvas-bitmap.ts';

const pen = {};
const shown = { transferFromImageBitmap: vi.fn() };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A canvas of the page that has these contexts. */
const contexts = (has: Record<string, object>) =>
  vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation((kind: string) => (has[kind] ?? null) as never);

describe('a picture', () => {
  class Beside {
    width = 0;
    height = 0;
    getContext = () => pen;
    transferToImageBitmap = () => 'drawn';
  }

  it('is drawn beside the page, and handed to it as it is', () => {
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

  it('is drawn on the page itself by a browser that cannot draw beside it', () => {
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
