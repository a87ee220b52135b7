import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import type { MapPoint } from '@wine-walk/common/model/events.ts';
import { useMemo } from 'react';
import {
  boxesOverlap,
  type Obstacle,
  type PixelBox,
  pixelBoxAround,
} from '../../../shared/district-map/pixel-box.ts';
import { useLeafletMap, useZoom } from '../../../ui/leaflet/use-leaflet-map.ts';
import { declutter, type LaidOutItem } from './declutter.ts';
import {
  type LabelSide,
  type LabelSize,
  labelBox,
  pinBox,
  placeLabels,
  starBox,
} from './labels.ts';
import { hasStar, type Pin, pinSize } from './pin-state.ts';

export interface PlacedPins {
  pins: Pin[];
  place: Coordinates;
  placed: LaidOutItem;
  /** Side of the label; undefined if there is no room. The selected business always has a label. */
  label: LabelSide | undefined;
}

/** Layout of everything drawn over the basemap at the current zoom. */
export interface MapLayout {
  /** Pins in route order. */
  pins: PlacedPins[];
  /** Points that no pin covers. */
  points: MapPoint[];
  /** Boxes of all drawn items. */
  covered: Obstacle[];
}

/**
 * Returns the distance in pixels below which businesses are grouped, until zooming no longer separates them.
 * Larger for many businesses, as there is no room to move them aside.
 */
const groupingDistance = (count: number) => (count > 24 ? 42 : 27);
const neverGroupFromZoom = 18;
/** Half the size of a point in pixels. */
const pointHalf = 12;

/**
 * Lays out pins, points and labels without overlap. Pins take precedence over points, and points over labels.
 */
export function useMapLayout(
  pins: readonly Pin[],
  points: readonly MapPoint[],
  userLocation: Coordinates | null,
  selectedId: string | null,
): MapLayout {
  const map = useLeafletMap();
  const zoom = useZoom();
  return useMemo(() => {
    const pixel = ({ latitude, longitude }: Coordinates) =>
      map.project([latitude, longitude], zoom);
    const byId = new Map(pins.map((pin) => [pin.business.id, pin]));
    const important = pins.toSorted((a, b) => rank(a, selectedId) - rank(b, selectedId));
    const spots = important.map((pin) => {
      const { x, y } = pixel(pin.business);
      const isAlone = rank(pin, selectedId) < 2;
      return { id: pin.business.id, x, y, size: pinSize(pin.state), isAlone };
    });
    const placed = declutter(spots, zoom < neverGroupFromZoom ? groupingDistance(pins.length) : 0);
    const visiblePoints = findFreeBoxes(points, placed.map(pinBox), (point) => {
      const { x, y } = pixel(point);
      return pixelBoxAround(x, y, pointHalf);
    });
    const scale = textScale();
    const sizeOf = (id: string) => measureLabel(byId.get(id)?.business.name ?? '', scale);
    const always = new Set(
      pins.flatMap(({ business: { id }, state }) =>
        state === 'next' || id === selectedId ? [id] : [],
      ),
    );
    const others = [...visiblePoints.values()];
    if (userLocation) {
      const { x, y } = pixel(userLocation);
      others.push(pixelBoxAround(x, y, pointHalf));
    }
    const stars = new Map(
      placed.flatMap((item) => {
        const pin = byId.get(item.ids.join(' '));
        return pin && hasStar(pin) ? [[pin.business.id, starBox(item)] as const] : [];
      }),
    );
    const labels = placeLabels(placed, sizeOf, others, always, stars);
    const covered: Obstacle[] = [];
    const cover = (box: PixelBox) =>
      covered.push(toObstacle(box, (position) => map.unproject(position, zoom)));
    for (const box of visiblePoints.values()) cover(box);
    if (userLocation) covered.push({ place: userLocation, box: pixelBoxAround(0, 0, pointHalf) });
    const placedPins = placed.map((item): PlacedPins => {
      const id = item.ids.join(' ');
      const label = labels.get(id);
      cover(pinBox(item));
      if (label) cover(labelBox(item, sizeOf(id), label));
      const { lat, lng } = map.unproject([item.position.x, item.position.y], zoom);
      return {
        pins: item.ids.flatMap((member) => byId.get(member) ?? []),
        place: { latitude: lat, longitude: lng },
        placed: item,
        label,
      };
    });
    const position = new Map(pins.map(({ business }, index) => [business.id, index]));
    const first = ({ pins: members }: PlacedPins) =>
      Math.min(...members.map(({ business }) => position.get(business.id) ?? 0));
    placedPins.sort((a, b) => first(a) - first(b));
    return { pins: placedPins, points: [...visiblePoints.keys()], covered };
  }, [map, zoom, pins, points, userLocation, selectedId]);
}

/** Returns the items whose boxes are free, with their boxes. Earlier items take precedence. */
function findFreeBoxes<Item>(
  items: readonly Item[],
  boxes: readonly PixelBox[],
  boxOf: (item: Item) => PixelBox,
) {
  const occupied = [...boxes];
  const freeBoxes = new Map<Item, PixelBox>();
  for (const item of items) {
    const box = boxOf(item);
    if (occupied.some((other) => boxesOverlap(box, other))) continue;
    occupied.push(box);
    freeBoxes.set(item, box);
  }
  return freeBoxes;
}

function toObstacle(
  { left, right, top, bottom }: PixelBox,
  unproject: (pixel: [number, number]) => { lat: number; lng: number },
): Obstacle {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const { lat, lng } = unproject([x, y]);
  const box = pixelBoxAround(0, 0, (right - left) / 2, (bottom - top) / 2);
  return { place: { latitude: lat, longitude: lng }, box };
}

/** Returns the importance. The selected business (0) and the next one (1) are never grouped. */
function rank({ business, state }: Pin, selectedId: string | null): number {
  if (business.id === selectedId) return 0;
  return state === 'next' ? 1 : 2;
}

/** Values of pin-names.css in pixels at the default text size. */
const [fontSize, lineHeight, maxWidth] = [12, 16, 132];
const pen = document.createElement('canvas').getContext('2d');

/** Returns the browser's text size relative to the default. */
function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}

/** Returns the size of a business's label. */
function measureLabel(name: string, scale: number): LabelSize {
  if (pen) pen.font = `600 ${fontSize * scale}px "Figtree Variable", sans-serif`;
  const width = (pen?.measureText(name).width ?? name.length * 7 * scale) + 8;
  return { width: Math.min(maxWidth * scale, width), height: lineHeight * scale };
}
