import { GridLayer } from 'leaflet';
import { useEffect } from 'react';
import { AttributionControl, TileLayer, useMap } from 'react-leaflet';
import type { TileSource } from '../../components/tile-source.ts';

/** What lies beneath the walk: paper, and on it the streets where there is a source of them. */
export function MapGround({ tiles }: { tiles: TileSource | null }) {
  usePaper();
  return (
    tiles && (
      <>
        <TileLayer {...tiles} className="walk-map-tiles" maxZoom={20} maxNativeZoom={19} />
        <AttributionControl position="bottomright" prefix={false} />
      </>
    )
  );
}

/** Dotted paper that moves with the map, so that moving it shows also where nothing else is drawn. */
function usePaper(): void {
  const map = useMap();
  useEffect(() => {
    const paper = new GridLayer({ className: 'walk-map-paper', maxZoom: 20, zIndex: 0 });
    paper.addTo(map);
    return () => void paper.remove();
  }, [map]);
}
