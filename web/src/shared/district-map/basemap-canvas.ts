import { type Bounds, Canvas, type Map as LeafletMap, type RendererOptions } from 'leaflet';
import { type CanvasBitmap, createCanvasBitmap } from './canvas-bitmap.ts';

/** What Leaflet's canvas keeps for itself (1.9), and does. */
interface Internals {
  _container: HTMLCanvasElement;
  _ctx: CanvasBitmap['context'];
  _bounds: Bounds;
  /** The lowest layer on it. */
  _drawFirst?: object;
  /** Null once it is off its map. */
  _map: (LeafletMap & { _animatingZoom?: boolean }) | null;
  _draw(): void;
  _update(): void;
}

const Plain = Canvas as unknown as new (options: RendererOptions) => Canvas & Internals;

/** Leaflet's canvas as a picture on the page: drawn beside it, and always as a whole. */
export class BasemapCanvas extends Plain {
  #picture: CanvasBitmap | undefined;

  /** Called as it is put on a map. */
  _initContainer(): void {
    this.#picture = createCanvasBitmap();
    this._container = this.#picture.element;
    this._ctx = this.#picture.context;
  }

  /** Once Leaflet has laid out the container: what it told its pen by then is forgotten with the new size. */
  _clear(): void {
    const { width, height } = this._container;
    const size = this._bounds.getSize();
    this.#picture?.begin(width, height);
    this._ctx?.scale(width / size.x, height / size.y);
    this._ctx?.translate(-(this._bounds.min?.x ?? 0), -(this._bounds.min?.y ?? 0));
  }

  override _draw(): void {
    if (!this._drawFirst) return;
    super._draw();
    this.#picture?.show();
  }

  /** From now on, or once the zoom that is under way has ended, so much of the map's size is drawn beyond each edge. */
  widen(padding: number): void {
    if (!this._map) return;
    if (this._map._animatingZoom) return void this._map.once('zoomend', () => this.widen(padding));
    this.options.padding = padding;
    this._update();
  }

  /** A part of it could be drawn over what is shown alone, which is handed over. */
  _extendRedrawBounds(): void {}
}
