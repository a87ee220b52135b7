import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import type { MapPoint } from '@wine-walk/common/model/events.ts';
import type { Map as LeafletMap } from 'leaflet';
import { type ReactNode, useMemo, useState } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import type { DeviceFix } from '../../../platform/location/location.ts';
import { LeafletMapView } from '../../../ui/leaflet/leaflet-map.tsx';
import { ScaleBar } from '../../../ui/leaflet/scale-bar.tsx';
import { latLng, MapCircle, MapLine } from '../../../ui/leaflet/shapes.tsx';
import { tileSource } from '../../../ui/leaflet/tile-source.ts';
import { MapTiles } from '../../../ui/leaflet/tiles.tsx';
import { afterZoom, useMapEvent } from '../../../ui/leaflet/use-leaflet-map.ts';
import { MapControls } from './map-controls.tsx';
import { ChosenPoint, MapLayers } from './map-layers.tsx';
import { MapMarker } from './map-marker.tsx';
import type { PinSelection } from './pin-buttons.tsx';
import { PointChips } from './point-chips.tsx';
import { boundsOf, fitPadding, useFitBounds, usePanIntoView } from './use-fit-bounds.ts';
import type { RouteGeometry as Line, MapView } from './use-map-view.ts';
import './event-map.css';
import './pins.css';
import './pin-signs.css';
import './pin-names.css';
import './map-controls.css';
import './basemap.css';

const tiles = tileSource(import.meta.env);

export interface EventMapProps {
  view: MapView;
  selectedId: string | null;
  onSelect: (selection: PinSelection | null) => void;
  /**
   * True if the map fills the screen and takes every gesture. Otherwise one finger or the wheel scrolls the
   * page.
   */
  isFullscreen: boolean;
  /** Content drawn over the map. */
  children?: ReactNode;
}

/**
 * Map with the district's streets, with tiles if the build configures a tile source, or with a plain
 * background.
 */
export default function EventMap({
  view,
  selectedId,
  onSelect,
  isFullscreen,
  children,
}: EventMapProps) {
  const texts = useTexts('map');
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [point, setPoint] = useState<MapPoint | null>(null);
  const [isMotionReduced] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isTouchDevice] = useState(() => matchMedia('(pointer: coarse)').matches);
  const { pins, district, userLocation } = view;
  const highlighted = pins.find(({ business }) => business.id === selectedId) ?? pins.find(isNext);
  const businessPins = useMemo(() => pins.map(({ business }) => business), [pins]);
  const coordinates: Coordinates[] = userLocation ? [...businessPins, userLocation] : businessPins;
  const fitting = fitPadding(
    isFullscreen,
    view.points.some(({ kind }) => kind !== 'step-free'),
  );
  useFitBounds(map, coordinates, userLocation !== null, fitting);
  usePanIntoView(map, isFullscreen && selectedId ? highlighted?.business : undefined);
  const [options] = useState(() => ({
    maxZoom: 20,
    zoomSnap: tiles ? 1 : 0.25,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: isFullscreen,
    dragging: isFullscreen || !isTouchDevice,
    zoomAnimation: !isMotionReduced,
    fadeAnimation: !isMotionReduced,
    inertia: !isMotionReduced,
  }));
  const move = (act: (map: LeafletMap) => void) => map && afterZoom(map, () => act(map));
  const zoomOptions = { animate: !isMotionReduced };
  return (
    <section className="walk-map" aria-label={texts.label} data-whole={isFullscreen || undefined}>
      <LeafletMapView
        className="walk-map-canvas"
        options={options}
        start={{ bounds: boundsOf(coordinates), fitting }}
        onMap={setMap}
      >
        {tiles && <MapTiles {...tiles} className="walk-map-tiles" position="bottomright" />}
        <RouteLine {...view.line} />
        {highlighted && (
          <MapCircle
            center={highlighted.business}
            radiusMeters={view.radiusMeters}
            className="walk-map-ring"
          />
        )}
        {userLocation && <UserLocationMarker fix={userLocation} />}
        <MapLayers view={view} selectedId={selectedId} onSelect={onSelect} isDrawn={!tiles} />
        {point && <ChosenPoint point={point} />}
        <Deselect onDeselect={() => onSelect(null)} />
        <ScaleBar />
      </LeafletMapView>
      {map && (
        <MapControls
          userLocation={userLocation}
          onZoom={(by) =>
            move((leafletMap) =>
              leafletMap.setZoom(Math.round(leafletMap.getZoom()) + by, zoomOptions),
            )
          }
          onShowAll={() =>
            move((leafletMap) =>
              leafletMap.fitBounds(boundsOf(coordinates), { ...fitting, ...zoomOptions }),
            )
          }
          onShowUserLocation={({ latitude, longitude }) =>
            move((leafletMap) =>
              leafletMap.setView(
                [latitude, longitude],
                Math.max(leafletMap.getZoom(), 18),
                zoomOptions,
              ),
            )
          }
        />
      )}
      {map && isFullscreen && (
        <PointChips
          map={map}
          points={view.points}
          near={userLocation}
          chosen={point}
          onChoose={(chosen) => {
            setPoint(chosen);
            if (chosen)
              move((leafletMap) =>
                leafletMap.setView(latLng(chosen), Math.max(leafletMap.getZoom(), 18), zoomOptions),
              );
          }}
        />
      )}
      {!tiles && district && <p className="walk-map-attribution">{district.attribution}</p>}
      {children}
    </section>
  );
}

const isNext = ({ state }: MapView['pins'][number]) => state === 'next';

/** Clears the selection when the map outside a pin is clicked. */
function Deselect({ onDeselect }: { onDeselect: () => void }) {
  useMapEvent('click', ({ originalEvent: { target } }) => {
    if (!(target instanceof Element && target.closest('.walk-marker'))) onDeselect();
  });
  return null;
}

/** Suggested route, with the leg to the next business emphasized. */
function RouteLine({ leg, remainder }: Pick<Line, 'leg' | 'remainder'>) {
  return (
    <>
      {remainder.length > 1 && <MapLine places={remainder} className="walk-map-way" />}
      {leg.length > 1 && <MapLine places={leg} className="walk-map-leg" />}
    </>
  );
}

/** User location above the pins, with its accuracy circle. */
function UserLocationMarker({ fix }: { fix: DeviceFix }) {
  const map = useTexts('map');
  const { distance } = useFormats();
  const { accuracyMeters } = fix;
  return (
    <>
      {accuracyMeters !== null && (
        <MapCircle center={fix} radiusMeters={accuracyMeters} className="walk-map-accuracy" />
      )}
      <MapMarker place={fix} level={2}>
        <span
          className="walk-map-here"
          role="img"
          aria-label={
            accuracyMeters === null
              ? map.hereUnknown
              : map.accuracy({ distance: distance(accuracyMeters) })
          }
        />
      </MapMarker>
    </>
  );
}
