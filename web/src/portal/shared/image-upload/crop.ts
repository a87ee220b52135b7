/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Choice of a part: zoom from 1 (as much as fits), and its place from 0 (left, top) to 1 (right, bottom). */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const maxZoom = 4;

/** The largest part, from the middle. */
export const centerCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** Returns the part of a picture in pixels. `aspect`: its width by its height; null for that of the picture. */
export function cropArea(
  { width, height }: Size,
  aspect: number | null,
  { zoom, x, y }: Crop,
): Size & { left: number; top: number } {
  const ratio = aspect ?? width / height;
  const partWidth = Math.min(width, height * ratio) / zoom;
  const partHeight = partWidth / ratio;
  return {
    left: x * (width - partWidth),
    top: y * (height - partHeight),
    width: partWidth,
    height: partHeight,
  };
}

/** Returns the crop after the picture was dragged. `by`: distance as a part of the shown width and height. */
export function dragCrop(
  picture: Size,
  aspect: number | null,
  crop: Crop,
  by: { x: number; y: number },
): Crop {
  const area = cropArea(picture, aspect, crop);
  const moved = (place: number, distance: number, room: number) =>
    room < 1 ? place : Math.min(1, Math.max(0, place - distance / room));
  return {
    zoom: crop.zoom,
    x: moved(crop.x, by.x * area.width, picture.width - area.width),
    y: moved(crop.y, by.y * area.height, picture.height - area.height),
  };
}

/** Returns the size within `maxSide`, never larger than the part itself. */
export function fitWithin({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
