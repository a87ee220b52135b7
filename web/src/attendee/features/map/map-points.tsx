import { type MapPoint, type MapPointKind } from '@wine-walk/common/model/events.ts';
import { Accessibility, Cross, Droplet, Info } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { MapMarker } from './map-marker.tsx';

const signs: Record<Exclude<MapPointKind, 'restroom'>, ComponentType> = {
  desk: Info,
  water: Droplet,
  'first-aid': Cross,
  'step-free': Accessibility,
};

/** What people look for besides the businesses. */
export function MapPoints({ points }: { points: readonly MapPoint[] }) {
  return points.map((point) => (
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
