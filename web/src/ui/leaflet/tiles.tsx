import { Control, TileLayer } from 'leaflet';
import { useEffect } from 'react';
import type { TileSource } from './tile-source.ts';
import { useLayer, useLeafletMap } from './use-leaflet-map.ts';

interface Props extends TileSource {
  className: string;
  position: 'bottomleft' | 'bottomright';
}

/** CORS requests, so the service worker can read the status and cache the response. */
const options = (className: string) =>
  ({ className, maxZoom: 20, maxNativeZoom: 19, crossOrigin: 'anonymous' }) as const;

/** Tile layer with the provider's attribution. */
export function MapTiles({ url, attribution, className, position }: Props) {
  const map = useLeafletMap();
  useLayer(() => new TileLayer(url, options(className)));
  useEffect(() => {
    const control = new Control.Attribution({ position, prefix: false });
    control.addTo(map);
    control.addAttribution(attribution);
    return () => void control.remove();
  }, [map, attribution, position]);
  return null;
}
