import type { Place } from '@domain/distance.ts';
import type { Map as LeafletMap } from 'leaflet';
import { type ReactNode, useState } from 'react';
import { MapContainer, ScaleControl, useMapEvents } from 'react-leaflet';
import { tileSource } from '../../components/tile-source.ts';
import { useTexts } from '../../texts/texts.ts';
import { HereMarker } from './here-marker.tsx';
import { MapControls } from './map-controls.tsx';
import { MapGround } from './map-ground.tsx';
import { Pins, type Selection } from './pins.tsx';
import { RouteLine } from './route-line.tsx';
import { SelectedRing } from './selected-ring.tsx';
import { boundsOf, fitting, useFitting, useInView } from './use-fitting.ts';
import type { WalkView } from './use-walk-view.ts';
import 'leaflet/dist/leaflet.css';
import './walk-map.css';

const tiles = tileSource(import.meta.env);

export interface WalkMapProps {
  view: WalkView;
  selectedId: string | null;
  onSelect: (selection: Selection | null) => void;
  /** Fills the screen: every gesture is the map's. Otherwise the page scrolls by one finger or the wheel. */
  isWhole: boolean;
  /** Over the map, at its lower edge. */
  children?: ReactNode;
}

/** The map itself: complete without streets, and with them where the build names a source of tiles. */
export default function WalkMap({ view, selectedId, onSelect, isWhole, children }: WalkMapProps) {
  const { map: texts } = useTexts();
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isTouched] = useState(() => matchMedia('(pointer: coarse)').matches);
  const selected = view.pins.find(({ business }) => business.id === selectedId)?.business;
  const places = placesOf(view);
  const [start] = useState(() => boundsOf(places));
  useFitting(map, places);
  useInView(map, isWhole ? selected : undefined);
  return (
    <section className="walk-map" aria-label={texts.label} data-whole={isWhole || undefined}>
      <MapContainer
        ref={setMap}
        className="walk-map-canvas"
        bounds={start}
        boundsOptions={fitting}
        maxZoom={20}
        zoomSnap={tiles ? 1 : 0.25}
        zoomControl={false}
        attributionControl={false}
        scrollWheelZoom={isWhole}
        dragging={isWhole || !isTouched}
        zoomAnimation={!isCalm}
        fadeAnimation={!isCalm}
        inertia={!isCalm}
      >
        <MapGround tiles={tiles} />
        <ScaleControl position={isWhole ? 'topleft' : 'bottomright'} maxWidth={80} />
        <RouteLine here={view.here} doors={view.route.doors} />
        {selected && <SelectedRing place={selected} radiusMeters={view.radiusMeters} />}
        {view.here && <HereMarker fix={view.here} />}
        <Pins pins={view.pins} selectedId={selectedId} onSelect={onSelect} />
        <Deselect onDeselect={() => onSelect(null)} />
      </MapContainer>
      {map && (
        <MapControls
          here={view.here}
          onZoom={(by) => map.setZoom(Math.round(map.getZoom()) + by, { animate: !isCalm })}
          onShowAll={() => map.fitBounds(boundsOf(places), { ...fitting, animate: !isCalm })}
          onShowHere={({ latitude, longitude }) =>
            map.setView([latitude, longitude], Math.max(map.getZoom(), 18), { animate: !isCalm })
          }
        />
      )}
      {children}
    </section>
  );
}

function placesOf({ pins, here }: WalkView): Place[] {
  const doors: Place[] = pins.map(({ business }) => business);
  return here ? [...doors, here] : doors;
}

/** A click on the bare map. */
function Deselect({ onDeselect }: { onDeselect: () => void }) {
  useMapEvents({
    click: ({ originalEvent: { target } }) => {
      if (!(target instanceof Element && target.closest('.walk-marker'))) onDeselect();
    },
  });
  return null;
}
