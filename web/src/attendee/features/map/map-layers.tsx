import type { MapPoint, MapPointKind } from '@wine-walk/common/model/events.ts';
import { Accessibility, Cross, Droplet, Info } from 'lucide-react';
import { type ComponentType, useEffect } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { DistrictBasemap } from '../../../shared/district-map/district-basemap.tsx';
import { useLeafletMap } from '../../../ui/leaflet/use-leaflet-map.ts';
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

/** Pins as buttons in route order, grouped where they would overlap. */
function Pins({ pins, selectedId, onSelect }: PinsProps) {
  useDocumentOrder(pins);
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

/**
 * Moves the markers of the pins into the order of the list, which the keyboard follows: Leaflet appends a new
 * marker after all others.
 */
function useDocumentOrder(pins: readonly PlacedPins[]): void {
  const map = useLeafletMap();
  useEffect(() => {
    const pane = map.getPane('markerPane');
    const markers = pins.flatMap(({ pins: [first] }) => {
      const id = CSS.escape(first?.business.id ?? '');
      const pin = `[data-business="${id}"], [data-businesses~="${id}"]`;
      return pane?.querySelector(pin)?.closest('.walk-marker') ?? [];
    });
    const inDocument = [...(pane?.children ?? [])].filter((marker) => markers.includes(marker));
    if (markers.every((marker, index) => marker === inDocument[index])) return;
    const focused = document.activeElement;
    pane?.append(...markers);
    if (focused instanceof HTMLElement && pane?.contains(focused))
      focused.focus({ preventScroll: true });
  }, [map, pins]);
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

/** Signs of the points; restrooms have letters. */
export const pointSigns: Record<Exclude<MapPointKind, 'restroom'>, ComponentType> = {
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

/** Point chosen by its chip: above the pins, with its name. */
export function ChosenPoint({ point }: { point: MapPoint }) {
  const map = useTexts('map');
  return (
    <MapMarker place={point} level={1}>
      <span className="map-point-chosen">
        <PointSign point={point} />
        <span className="map-point-name" aria-hidden="true" dir="auto">
          {point.name || map.points[point.kind]}
        </span>
      </span>
    </MapMarker>
  );
}

function PointSign({ point: { kind, name } }: { point: MapPoint }) {
  const map = useTexts('map');
  const label = name ? map.pointLabel({ kind: map.points[kind], name }) : map.points[kind];
  const Sign = kind === 'restroom' ? null : pointSigns[kind];
  return (
    <span className="map-point" data-kind={kind} role="img" aria-label={label} title={label}>
      {Sign ? <Sign aria-hidden="true" /> : map.restroomSign}
    </span>
  );
}
