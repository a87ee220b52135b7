import type { Coordinates } from '@wine-walk/common/lib/distance.ts';

export interface Point {
  x: number;
  y: number;
}

/** Minimum span in degrees for a single point or points in a line: about 100 m. */
const minSpan = 0.001;

interface DrawingArea {
  width: number;
  height: number;
  /** Margin around the points; `bottom` is for text over the drawing. */
  margin: number;
  bottom: number;
}

/**
 * Returns a projection of coordinates into the area, north up, equally scaled on both axes (equirectangular:
 * accurate for a district, not for a country).
 */
export function projection(
  coordinates: readonly Coordinates[],
  { width, height, margin, bottom }: DrawingArea,
): (point: Coordinates) => Point {
  const [south, north] = range(coordinates.map(({ latitude }) => latitude));
  const [west, east] = range(coordinates.map(({ longitude }) => longitude));
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180);
  const scale = Math.min(
    (width - 2 * margin) / Math.max(minSpan, (east - west) * narrowing),
    (height - margin - bottom) / Math.max(minSpan, north - south),
  );
  return ({ latitude, longitude }) => ({
    x: round(width / 2 + (longitude - middle.longitude) * narrowing * scale),
    y: round((height + margin - bottom) / 2 - (latitude - middle.latitude) * scale),
  });
}

function range(values: readonly number[]): [number, number] {
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];
}

const round = (value: number) => Math.round(value * 10) / 10;
