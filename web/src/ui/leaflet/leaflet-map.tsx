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
  /** As Leaflet takes them; read once. */
  options: MapOptions;
  /** What is shown at first; read once. */
  start: { bounds: LatLngBounds; fitting?: FitBoundsOptions };
  /** Told of the map once it is there, and of null when it is gone. */
  onMap: (map: LeafletMap | null) => void;
  /** Layers: components that use the map (use-leaflet-map.ts). */
  children: ReactNode;
}

/** Leaflet's map in an element, for as long as it is shown; its layers are its children. */
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
