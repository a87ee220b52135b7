type Surface = HTMLCanvasElement | OffscreenCanvas;

/** Canvas on the page that shows an image drawn offscreen. */
export interface CanvasBitmap {
  element: HTMLCanvasElement;
  /** Null if the browser has no canvas. */
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  /** Starts an empty drawing of this size, in pixels. */
  begin: (width: number, height: number) => void;
  /** Shows the drawing; the next one starts empty. */
  show: () => void;
  /** Clears the canvas. */
  clear: () => void;
}

/**
 * Creates the canvas. Without a GPU, a browser copies each canvas of the page for every frame with any
 * movement: 7 million pixels for the basemap while panning. A transferred bitmap is copied once.
 */
export function createCanvasBitmap(className = ''): CanvasBitmap {
  const element = document.createElement('canvas');
  element.className = className;
  const beside = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1);
  const shown = beside?.getContext('2d') ? element.getContext('bitmaprenderer') : null;
  const surface: Surface = shown && beside ? beside : element;
  const begin = (width: number, height: number) => {
    for (const canvas of new Set([element, surface])) Object.assign(canvas, { width, height });
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
