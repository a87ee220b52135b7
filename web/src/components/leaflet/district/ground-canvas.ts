import { type Bounds, Canvas, type RendererOptions } from 'leaflet';
import { makePicture, type Picture } from './picture.ts';

/** What Leaflet's canvas keeps for itself (1.9), and does. */
interface Internals {
  _container: HTMLCanvasElement;
  _ctx: Picture['pen'];
  _bounds: Bounds;
  /** The lowest layer on it. */
  _drawFirst?: object;
  _draw(): void;
}

const Plain = Canvas as unknown as new (options: RendererOptions) => Canvas & Internals;

/** Leaflet's canvas as a picture on the page: drawn beside it, and always as a whole. */
export class GroundCanvas extends Plain {
  #picture: Picture | undefined;

  /** Called as it is put on a map. */
  _initContainer(): void {
    this.#picture = makePicture();
    this._container = this.#picture.element;
    this._ctx = this.#picture.pen;
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

  /** A part of it could be drawn over what is shown alone, which is handed over. */
  _extendRedrawBounds(): void {}
}
