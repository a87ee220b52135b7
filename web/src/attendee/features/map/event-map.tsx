import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import { type Map as LeafletMap } from 'leaflet';
import { type ReactNode, useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { LeafletMapView } from '../../../ui/leaflet/leaflet-map.tsx';
import { ScaleBar } from '../../../ui/leaflet/scale-bar.tsx';
import { MapCircle } from '../../../ui/leaflet/shapes.tsx';
import { tileSource } from '../../../ui/leaflet/tile-source.ts';
import { MapTiles } from '../../../ui/leaflet/tiles.tsx';
import { afterZoom, useMapEvent } from '../../../ui/leaflet/use-leaflet-map.ts';
import { MapControls } from './map-controls.tsx';
import { MapLayers } from './map-layers.tsx';
import type { PinSelection } from './pin-buttons.tsx';
import { RouteLine } from './route-line.tsx';
import { boundsOf, fitPadding, useFitBounds, usePanIntoView } from './use-fit-bounds.ts';
import type { MapView } from './use-map-view.ts';
import { UserLocationMarker } from './user-location-marker.tsx';
import './event-map.css';
import './pins.css';
import './pin-signs.css';
import './pin-names.css';
import './walk-map-controls.css';
import './map-ground.css';

const tiles = tileSource(import.meta.env);

export interface EventMapProps {
  view: MapView;
  selectedId: string | null;
  onSelect: (selection: PinSelection | null) => void;
  /** Fills the screen: every gesture is the map's. Otherwise the page scrolls by one finger or the wheel. */
  isFullscreen: boolean;
  /** Over the map. */
  children?: ReactNode;
}

/** The map itself: the district's streets, tiles where the build names a source of them, or plain paper. */
export default function EventMap({
  view,
  selectedId,
  onSelect,
  isFullscreen,
  children,
}: EventMapProps) {
  const { map: texts } = useTexts();
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isTouched] = useState(() => matchMedia('(pointer: coarse)').matches);
  const { pins, district, here } = view;
  const ringed = pins.find(({ business }) => business.id === selectedId) ?? pins.find(isNext);
  const businessPins = useMemo(() => pins.map(({ business }) => business), [pins]);
  const places: Coordinates[] = here ? [...businessPins, here] : businessPins;
  const fitting = fitPadding(isFullscreen);
  useFitBounds(map, places, here !== null, fitting);
  usePanIntoView(map, isFullscreen && selectedId ? ringed?.business : undefined);
  const [options] = useState(() => ({
    maxZoom: 20,
    zoomSnap: tiles ? 1 : 0.25,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: isFullscreen,
    dragging: isFullscreen || !isTouched,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    inertia: !isCalm,
  }));
  const move = (act: (map: LeafletMap) => void) => map && afterZoom(map, () => act(map));
  const calmly = { animate: !isCalm };
  return (
    <section className="walk-map" aria-label={texts.label} data-whole={isFullscreen || undefined}>
      <LeafletMapView
        className="walk-map-canvas"
        options={options}
        start={{ bounds: boundsOf(places), fitting }}
        onMap={setMap}
      >
        {tiles && <MapTiles {...tiles} className="walk-map-tiles" position="bottomright" />}
        <RouteLine {...view.line} />
        {ringed && (
          <MapCircle
            center={ringed.business}
            radiusMeters={view.radiusMeters}
            className="walk-map-ring"
          />
        )}
        {here && <UserLocationMarker fix={here} />}
        <MapLayers view={view} selectedId={selectedId} onSelect={onSelect} isDrawn={!tiles} />
        <Deselect onDeselect={() => onSelect(null)} />
        <ScaleBar />
      </LeafletMapView>
      {map && (
        <MapControls
          here={here}
          onZoom={(by) => move((at) => at.setZoom(Math.round(at.getZoom()) + by, calmly))}
          onShowAll={() => move((at) => at.fitBounds(boundsOf(places), { ...fitting, ...calmly }))}
          onShowHere={({ latitude, longitude }) =>
            move((at) => at.setView([latitude, longitude], Math.max(at.getZoom(), 18), calmly))
          }
        />
      )}
      {!tiles && district && <p className="walk-map-attribution">{district.attribution}</p>}
      {children}
    </section>
  );
}

const isNext = ({ state }: MapView['pins'][number]) => state === 'next';

/** A click on the bare map. */
function Deselect({ onDeselect }: { onDeselect: () => void }) {
  useMapEvent('click', ({ originalEvent: { target } }) => {
    if (!(target instanceof Element && target.closest('.walk-marker'))) onDeselect();
  });
  return null;
}
