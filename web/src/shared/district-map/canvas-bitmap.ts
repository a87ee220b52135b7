type Surface = HTMLCanvasElement | OffscreenCanvas;

/** A canvas on the page that shows what was drawn beside it. */
export interface CanvasBitmap {
  element: HTMLCanvasElement;
  /** Null where the browser has no canvas. */
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  /** Begins a drawing of so many pixels, empty. */
  begin: (width: number, height: number) => void;
  /** Shows what was drawn; the next drawing begins empty. */
  show: () => void;
  /** Shows nothing. */
  clear: () => void;
}

/**
 * A browser that draws without a graphics processor copies each canvas of the page for every frame in which anything moves:
 * with the map's ground 7 million pixels under a finger. A picture handed to the page is copied once.
 */
export function createCanvasBitmap(className = ''): CanvasBitmap {
  const element = document.createElement('canvas');
  element.className = className;
  const beside = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1);
  const shown = beside?.getContext('2d') ? element.getContext('bitmaprenderer') : null;
  const surface: Surface = shown && beside ? beside : element;
  const begin = (width: number, height: number) => {
    for (const each of new Set([element, surface])) Object.assign(each, { width, height });
  };
  return {
    element,
    context: surface.getContext('2d'),
    begin,
    show: () =>
      shown?.transferFromImageBitmap((surface as OffscreenCanvas).transferToImageBitmap()),
    clear: () => (shown ? shown.transferFromImageBitmap(null) : begin(1, 1)),
  };
}
