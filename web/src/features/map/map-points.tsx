import type { MapPoint, MapPointKind } from '@contract/map-point.ts';
import type { Place } from '@domain/distance.ts';
import { Accessibility, Cross, Droplet, Info } from 'lucide-react';
import { type ComponentType, useMemo } from 'react';
import { useLeafletMap, useZoom } from '../../components/leaflet/use-leaflet-map.ts';
import { useTexts } from '../../texts/texts.ts';
import { MapMarker } from './map-marker.tsx';
import type { Pin } from './pin-state.ts';

const signs: Record<Exclude<MapPointKind, 'restroom'>, ComponentType> = {
  desk: Info,
  water: Droplet,
  'first-aid': Cross,
  'step-free': Accessibility,
};

interface Props {
  points: readonly MapPoint[];
  pins: readonly Pin[];
}

/** From a pin or another point: closer ones wait until the map is nearer. Pixels. */
const apart = 30;

/** What people look for besides the businesses, where it does not cover them. */
export function MapPoints({ points, pins }: Props) {
  const map = useLeafletMap();
  const zoom = useZoom();
  const shown = useMemo(() => {
    const pixel = ({ latitude, longitude }: Place) => map.project([latitude, longitude], zoom);
    const taken = pins.map(({ business }) => pixel(business));
    return points.filter((point) => {
      const at = pixel(point);
      if (taken.some((other) => at.distanceTo(other) < apart)) return false;
      taken.push(at);
      return true;
    });
  }, [map, zoom, points, pins]);
  return shown.map((point) => (
    <MapMarker key={`${point.kind} ${point.latitude} ${point.longitude}`} place={point} level={-1}>
      <PointSign point={point} />
    </MapMarker>
  ));
}

function PointSign({ point: { kind, name } }: { point: MapPoint }) {
  const { map } = useTexts();
  const label = name ? map.pointLabel(map.points[kind], name) : map.points[kind];
  const Sign = kind === 'restroom' ? null : signs[kind];
  return (
    <span className="map-point" data-kind={kind} role="img" aria-label={label} title={label}>
      {Sign ? <Sign aria-hidden="true" /> : map.restroomSign}
    </span>
  );
}
