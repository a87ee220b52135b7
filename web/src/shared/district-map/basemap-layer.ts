import type { AreaKind, DistrictMap } from '@wine-walk/common/model/districts.ts';
import { decodePoints, toCoordinates } from '@wine-walk/common/rules/districts/geometry.ts';
import {
  type Bounds,
  Canvas,
  LayerGroup,
  type Map as LeafletMap,
  Polygon,
  Polyline,
  type RendererOptions,
} from 'leaflet';
import { type CanvasBitmap, createCanvasBitmap } from './canvas-bitmap.ts';
import type { MapColors } from './map-colors.ts';

type LatLng = [number, number];
type StreetKind = DistrictMap['streets'][number]['kind'];

/** Widths of streets: meters, and the minimum in pixels. */
const widths = { street: [11, 3.2], path: [3, 1.4] } as const satisfies Record<StreetKind, unknown>;
/** Width of the darker border on each side of a street, in pixels. */
const casing = 1;
/** Fraction of the map's size drawn beyond each edge, so panning shows no blank area. */
const beyond = 0.6;
/**
 * Delay before the area beyond the edges is drawn, in milliseconds: five times as many pixels would delay the
 * first image.
 */
const widenAfterMs = 250;
const areaOrder: readonly AreaKind[] = ['green', 'water', 'square', 'building'];

/**
 * Creates the basemap of a district on one canvas: areas, then streets with casing. Each kind is one layer of
 * many parts, so a thousand buildings are one path. Draws in the next frame, or at once for a page that is
 * being printed, which has no next frame.
 */
export function createBasemapLayer(
  map: LeafletMap,
  district: DistrictMap,
  inks: MapColors,
  isAtOnce: boolean,
): LayerGroup {
  const renderer = new BasemapCanvas({ pane: basemapPane(map), padding: isAtOnce ? beyond : 0 });
  const base = { renderer, interactive: false, pane: basemapPane(map) };
  const areas = areaOrder.map(
    (kind) =>
      new Polygon(areasOf(district, kind), {
        ...base,
        stroke: false,
        fillColor: inks[kind],
        fillOpacity: 1,
        smoothFactor: 0.6,
      }),
  );
  const lines = (kind: StreetKind, color: string) =>
    new Polyline(linesOf(district, kind), { ...base, color, lineCap: 'round', smoothFactor: 0.6 });
  const paths = lines('path', inks.road);
  const casings = lines('street', inks.casing);
  const streets = lines('street', inks.road);
  const group = new LayerGroup([...areas, paths, casings, streets]);
  const setWidths = () => {
    const width = (kind: StreetKind) =>
      Math.max(widths[kind][1], widths[kind][0] / metersPerPixel(map, district.origin.latitude));
    paths.setStyle({ weight: width('path') });
    casings.setStyle({ weight: width('street') + 2 * casing });
    streets.setStyle({ weight: width('street') });
  };
  let timer: ReturnType<typeof setTimeout>;
  group.on('add', () => {
    setWidths();
    timer = setTimeout(() => renderer.widen(beyond), widenAfterMs);
    if (isAtOnce) renderer.fire('update');
    map.on('zoomend', setWidths);
  });
  group.on('remove', () => {
    clearTimeout(timer);
    map.off('zoomend', setWidths);
    renderer.remove();
  });
  return group;
}

/** Returns the meters per pixel at the current zoom (Web Mercator). `latitude`: in degrees. */
function metersPerPixel(map: LeafletMap, latitude: number): number {
  return (40_075_016.686 * Math.cos((latitude * Math.PI) / 180)) / 2 ** (map.getZoom() + 8);
}

/** Converts a stored line to Leaflet's coordinates. */
export function latLngs({ origin }: DistrictMap, stored: readonly number[]): LatLng[] {
  return decodePoints(stored).map((point): LatLng => {
    const { latitude, longitude } = toCoordinates(origin, point);
    return [latitude, longitude];
  });
}

function areasOf(district: DistrictMap, kind: AreaKind): LatLng[][][] {
  return district.areas
    .filter((area) => area.kind === kind)
    .map(({ rings }) => rings.map((ring) => latLngs(district, ring)));
}

function linesOf(district: DistrictMap, kind: StreetKind): LatLng[][] {
  return district.streets
    .filter((street) => street.kind === kind)
    .map(({ line }) => latLngs(district, line));
}

/** Creates the pane below all other layers, without pointer events. */
function basemapPane(map: LeafletMap): string {
  const name = 'district';
  const pane = map.getPane(name) ?? map.createPane(name);
  Object.assign(pane.style, { zIndex: '150', pointerEvents: 'none' });
  return name;
}

/** Internals of Leaflet's canvas renderer (1.9). */
interface Internals {
  _container: HTMLCanvasElement;
  _ctx: CanvasBitmap['context'];
  _bounds: Bounds;
  /** Lowest layer of the canvas. */
  _drawFirst?: object;
  /** Null after it was removed from the map. */
  _map: (LeafletMap & { _animatingZoom?: boolean }) | null;
  _draw(): void;
  _update(): void;
}

const Plain = Canvas as unknown as new (options: RendererOptions) => Canvas & Internals;

/** Leaflet's canvas as a bitmap on the page: drawn offscreen, and always completely. */
class BasemapCanvas extends Plain {
  #bitmap: CanvasBitmap | undefined;

  /** Called when the layer is added to a map. */
  _initContainer(): void {
    this.#bitmap = createCanvasBitmap();
    this._container = this.#bitmap.element;
    this._ctx = this.#bitmap.context;
  }

  /** Called after Leaflet has resized the container, which resets the canvas context. */
  _clear(): void {
    const { width, height } = this._container;
    const size = this._bounds.getSize();
    this.#bitmap?.begin(width, height);
    this._ctx?.scale(width / size.x, height / size.y);
    this._ctx?.translate(-(this._bounds.min?.x ?? 0), -(this._bounds.min?.y ?? 0));
  }

  override _draw(): void {
    if (!this._drawFirst) return;
    super._draw();
    this.#bitmap?.show();
  }

  /**
   * Sets the fraction of the map's size drawn beyond each edge, from now on or after the current zoom
   * animation.
   */
  widen(padding: number): void {
    if (!this._map) return;
    if (this._map._animatingZoom) return void this._map.once('zoomend', () => this.widen(padding));
    this.options.padding = padding;
    this._update();
  }

  /** A partial redraw would need the previous image, which was transferred to the page. */
  _extendRedrawBounds(): void {}
}
