import type { DistrictMap } from '@wine-walk/common/model/districts.ts';
import { DomUtil, type LatLngExpression, Layer, type Map as LeafletMap, type Point } from 'leaflet';
import { latLng } from '../../ui/leaflet/shapes.tsx';
import { latLngs } from './basemap-layer.ts';
import { type CanvasBitmap, createCanvasBitmap } from './canvas-bitmap.ts';
import { type Letter, type Pixel, placeLettersAlong } from './label-layout.ts';
import type { MapColors } from './map-colors.ts';
import { boxesOverlap, type Obstacle, type PixelBox, pixelBoxAround } from './pixel-box.ts';

/** Minimum zoom for names: below it, the streets are too short. */
const fromZoom = 15.5;
/** Fraction of the map's size beyond its edges that also has names, so a short pan shows labeled streets. */
const padding = 0.25;
/** Minimum distance between names, and from overlays, in pixels. */
const apart = 14;
const apartFromCovered = 7;
/** Minimum distance between repetitions of a name, in pixels. */
const repeatedAfter = 340;
const maxRatio = 2;
const streetFont = '600 10.5px "Figtree Variable", sans-serif';
const areaFont = 'italic 500 13px "Fraunces Variable", serif';
/** Letter spacing in pixels. */
const spacing = 1.6;

/** Names of a district on a separate canvas: along streets, and across water, parks and squares. */
export class LabelsLayer extends Layer {
  readonly #named: readonly MapLabel[];
  readonly #inks: MapColors;
  #covered: readonly Obstacle[];
  #bitmap: CanvasBitmap | undefined;

  /** Above the route, below the markers. */
  override options = { pane: 'shadowPane' };

  /** `covered`: boxes in which no name is drawn. */
  constructor(district: DistrictMap, inks: MapColors, covered: readonly Obstacle[]) {
    super();
    this.#inks = inks;
    this.#covered = covered;
    this.#named = collectLabels(district);
  }

  override onAdd(map: LeafletMap): this {
    this.#bitmap = createCanvasBitmap('walk-map-names');
    this.getPane()?.append(this.#bitmap.element);
    this.#draw(map);
    // Text drawn before the fonts have loaded uses fallback fonts.
    void document.fonts?.ready.then(() => this.#draw(map));
    return this;
  }

  override onRemove(): this {
    this.#bitmap?.element.remove();
    this.#bitmap = undefined;
    return this;
  }

  /** Updates the boxes covered by overlays. */
  setCovered(covered: readonly Obstacle[]): void {
    if (covered === this.#covered) return;
    this.#covered = covered;
    this.#draw(this._map);
  }

  override getEvents() {
    return {
      zoomstart: () => this.#bitmap?.clear(),
      moveend: () => this.#draw(this._map),
      resize: () => this.#draw(this._map),
    };
  }

  #draw(map: LeafletMap): void {
    const { element, context } = this.#bitmap ?? {};
    if (!element || !context) return;
    const size = map.getSize();
    const corner = map.containerPointToLayerPoint(size.multiplyBy(-padding)).round();
    const [width, height] = [size.x * (1 + 2 * padding), size.y * (1 + 2 * padding)];
    const ratio = Math.min(maxRatio, window.devicePixelRatio);
    DomUtil.setPosition(element, corner);
    Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
    this.#bitmap?.begin(width * ratio, height * ratio);
    if (map.getZoom() >= fromZoom) this.#drawNames(map, context, corner, ratio);
    this.#bitmap?.show();
  }

  #drawNames(map: LeafletMap, context: Context2d, corner: Point, ratio: number): void {
    context.scale(ratio, ratio);
    Object.assign(context, { textAlign: 'center', textBaseline: 'middle', lineJoin: 'round' });
    const pixel = (place: LatLngExpression) => map.latLngToLayerPoint(place).subtract(corner);
    const occupied = this.#covered.map(({ place, box }) =>
      obstacleAround(box, pixel(latLng(place))),
    );
    for (const label of this.#named) {
      const points = label.points.map(pixel);
      if (label.kind === 'street') this.#drawStreet(context, label.name, points, occupied);
      else this.#drawArea(context, label, points, occupied);
    }
  }

  #drawStreet(context: Context2d, name: string, points: Point[], occupied: PixelBox[]): void {
    context.font = streetFont;
    context.fillStyle = this.#inks.name;
    context.strokeStyle = this.#inks.road;
    context.lineWidth = 3.5;
    const widthOf = (letter: string) => context.measureText(letter).width + spacing;
    const placed: Pixel[] = [];
    for (const letters of placeLettersAlong(name.toLocaleUpperCase(), points, widthOf)) {
      const [first] = letters;
      if (!first || !isFree(letters, occupied)) continue;
      if (placed.some(({ x, y }) => Math.hypot(x - first.x, y - first.y) < repeatedAfter)) continue;
      placed.push(first);
      occupied.push(...letters.map(({ x, y }) => pixelBoxAround(x, y, apart)));
      // All halos first: a halo must not cover the previous letter.
      for (const letter of letters)
        onLetter(context, letter, (text) => context.strokeText(text, 0, 0.5));
      for (const letter of letters)
        onLetter(context, letter, (text) => context.fillText(text, 0, 0.5));
    }
  }

  #drawArea(
    context: Context2d,
    { name, kind }: MapLabel,
    points: Point[],
    occupied: PixelBox[],
  ): void {
    const [west, east] = rangeOf(points.map(({ x }) => x));
    const [north, south] = rangeOf(points.map(({ y }) => y));
    const middle = { x: (west + east) / 2, y: (north + south) / 2 };
    context.font = areaFont;
    const { width } = context.measureText(name);
    const letters = [-1, -0.5, 0, 0.5, 1].map((share) => ({
      x: middle.x + (share * width) / 2,
      y: middle.y,
    }));
    if (east - west < width + 8 || !isFree(letters, occupied)) return;
    occupied.push(...letters.map(({ x, y }) => pixelBoxAround(x, y, apart)));
    context.fillStyle = kind === 'water' ? this.#inks['water-name'] : this.#inks.name;
    context.fillText(name, middle.x, middle.y);
  }
}

type Context2d = NonNullable<CanvasBitmap['context']>;

/** Returns the box of an overlay at this pixel in which no letter may be centered. */
const obstacleAround = ({ left, right, top, bottom }: PixelBox, { x, y }: Pixel): PixelBox => ({
  left: x + left - apartFromCovered,
  right: x + right + apartFromCovered,
  top: y + top - apartFromCovered,
  bottom: y + bottom + apartFromCovered,
});

function onLetter(
  context: Context2d,
  { x, y, text, angle }: Letter,
  draw: (text: string) => void,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  draw(text);
  context.restore();
}

const isFree = (letters: readonly Pixel[], occupied: readonly PixelBox[]) =>
  letters.every(({ x, y }) => {
    const middle = pixelBoxAround(x, y, 0);
    return !occupied.some((other) => boxesOverlap(middle, other));
  });

const rangeOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

/** Name of the district with the line it is drawn along. */
interface MapLabel {
  name: string;
  kind: 'street' | 'water' | 'area';
  points: LatLngExpression[];
}

/** Areas first: a street has alternative positions for its name. */
function collectLabels(district: DistrictMap): MapLabel[] {
  const areas = district.areas.map(
    ({ name, kind, rings: [outline = []] }): MapLabel => ({
      name,
      kind: kind === 'water' ? 'water' : 'area',
      points: latLngs(district, outline),
    }),
  );
  const streets = district.streets.map(
    ({ name, line }): MapLabel => ({ name, kind: 'street', points: latLngs(district, line) }),
  );
  return [...areas, ...streets].filter(({ name }) => name !== '');
}
