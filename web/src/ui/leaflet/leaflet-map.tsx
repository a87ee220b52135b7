import {
  type FitBoundsOptions,
  type LatLngBounds,
  Map as LeafletMap,
  type MapOptions,
} from 'leaflet';
import { type ReactNode, useCallback, useState } from 'react';
import { LeafletMapContext, trackZoom } from './use-leaflet-map.ts';
import 'leaflet/dist/leaflet.css';

interface Props {
  className: string;
  /** Leaflet's options, read only on the first render. */
  options: MapOptions;
  /** Initial view, read only on the first render. */
  start: { bounds: LatLngBounds; fitting?: FitBoundsOptions };
  /** Called with the map when it is created, and with null when it is removed. */
  onMap: (map: LeafletMap | null) => void;
  /** Layers: components that use the map (use-leaflet-map.ts). */
  children: ReactNode;
}

/** Leaflet map that exists while the element is mounted. Its children are its layers. */
export function LeafletMapView({ className, options, start, onMap, children }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [first] = useState({ options, start, onMap });
  const mount = useCallback(
    (element: HTMLDivElement) => {
      const made = new LeafletMap(element, first.options);
      trackZoom(made);
      made.fitBounds(first.start.bounds, { ...first.start.fitting, animate: false });
      setMap(made);
      first.onMap(made);
      return () => {
        first.onMap(null);
        made.remove();
      };
    },
    [first],
  );
  return (
    <div ref={mount} className={className}>
      {map && <LeafletMapContext value={map}>{children}</LeafletMapContext>}
    </div>
  );
}
