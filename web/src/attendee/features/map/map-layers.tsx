import type { MapPoint, MapPointKind } from '@wine-walk/common/model/events.ts';
import { Accessibility, Cross, Droplet, Info } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { DistrictBasemap } from '../../../shared/district-map/district-basemap.tsx';
import { MapMarker } from './map-marker.tsx';
import { BusinessButton, GroupButton, type PinSelection } from './pin-buttons.tsx';
import { type PlacedPins, useMapLayout } from './use-map-layout.ts';
import type { MapView } from './use-map-view.ts';

interface Props {
  view: MapView;
  selectedId: string | null;
  onSelect: (selection: PinSelection) => void;
  /** True if the district's drawing is the basemap. */
  isDrawn: boolean;
}

/** Basemap, points and businesses in one layout, so that no label covers a pin or another label. */
export function MapLayers({ view, selectedId, onSelect, isDrawn }: Props) {
  const { pins, points, covered } = useMapLayout(
    view.pins,
    view.points,
    view.userLocation,
    selectedId,
  );
  return (
    <>
      {isDrawn && view.district && <DistrictBasemap district={view.district} covered={covered} />}
      <MapPoints points={points} />
      <Pins pins={pins} selectedId={selectedId} onSelect={onSelect} />
    </>
  );
}

interface PinsProps {
  pins: readonly PlacedPins[];
  selectedId: string | null;
  onSelect: (selection: PinSelection) => void;
}

/** Pins as buttons, grouped where they would overlap. */
function Pins({ pins, selectedId, onSelect }: PinsProps) {
  return pins.map((placedPins) => {
    const [first, ...others] = placedPins.pins;
    if (!first) return null;
    const isSelected = first.business.id === selectedId;
    return (
      <MapMarker
        key={placedPins.placed.ids.join(' ')}
        place={placedPins.place}
        level={isSelected || first.state === 'next' ? 1 : 0}
      >
        <Leader {...placedPins} />
        {others.length > 0 ? (
          <GroupButton {...placedPins} />
        ) : (
          <BusinessButton {...placedPins} pin={first} isSelected={isSelected} onSelect={onSelect} />
        )}
      </MapMarker>
    );
  });
}

/** Line from a business's location to its drawn pin. */
function Leader({ placed: { offset } }: PlacedPins) {
  const length = Math.hypot(offset.x, offset.y);
  if (length < 5) return null;
  return (
    <svg className="pin-leader" width="1" height="1" aria-hidden="true">
      <line x2={offset.x} y2={offset.y} />
      <circle r="2.5" />
    </svg>
  );
}

const signs: Record<Exclude<MapPointKind, 'restroom'>, ComponentType> = {
  desk: Info,
  water: Droplet,
  'first-aid': Cross,
  'step-free': Accessibility,
};

/** Points of interest other than businesses. */
function MapPoints({ points }: { points: readonly MapPoint[] }) {
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
