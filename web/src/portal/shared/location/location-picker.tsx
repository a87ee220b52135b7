import './location-picker.css';
import { Button, Flex, Text } from '@chakra-ui/react';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import type { DistrictMap } from '@wine-walk/common/model/districts.ts';
import { districtCorners } from '@wine-walk/common/rules/districts/district-corners.ts';
import {
  CircleMarker,
  Control,
  type DivIcon,
  divIcon,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
  latLngBounds,
  Marker,
} from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DistrictBasemap } from '../../../shared/district-map/district-basemap.tsx';
import { LeafletMapView } from '../../../ui/leaflet/leaflet-map.tsx';
import { latLng, MapCircle } from '../../../ui/leaflet/shapes.tsx';
import { tileSource } from '../../../ui/leaflet/tile-source.ts';
import { MapTiles } from '../../../ui/leaflet/tiles.tsx';
import { useLayer, useLeafletMap, useMapEvent } from '../../../ui/leaflet/use-leaflet-map.ts';
import { texts } from '../../texts/texts.ts';
import { nudgeByKey } from './coordinates.ts';
import { ZoomControl } from './zoom-control.tsx';

interface DraggablePinProps {
  label: string;
  coordinates: Coordinates;
  icon: DivIcon;
  onMove: (coordinates: Coordinates) => void;
}

/** Pin at the chosen location: dragged, or moved by arrow keys while focused. */
function DraggablePin({ label, coordinates, icon, onMove }: DraggablePinProps) {
  const marker = useLayer(
    () =>
      new Marker(latLng(coordinates), {
        icon,
        draggable: true,
        keyboard: true,
        alt: label,
        title: label,
      }),
  );
  const dragged = useEffectEvent(() => {
    const { lat, lng } = marker.getLatLng();
    onMove({ latitude: lat, longitude: lng });
  });
  const handleKey = useEffectEvent(({ originalEvent }: LeafletKeyboardEvent) => {
    const nudged = nudgeByKey(originalEvent, coordinates);
    if (!nudged) return;
    originalEvent.preventDefault();
    onMove(nudged);
  });
  useEffect(() => {
    const end = () => dragged();
    const listener = (event: LeafletKeyboardEvent) => handleKey(event);
    marker.on('dragend', end).on('keydown', listener);
    return () => void marker.off('dragend', end).off('keydown', listener);
  }, [marker]);
  const { latitude, longitude } = coordinates;
  useEffect(() => {
    marker.setLatLng([latitude, longitude]);
  }, [marker, latitude, longitude]);
  return null;
}

/** Icon of the chosen location. */
const pin = divIcon({
  className: 'place-pin',
  html: '<svg viewBox="0 0 24 34" aria-hidden="true"><path d="M12 33C12 33 23 19 23 11.5A11 11 0 0 0 1 11.5C1 19 12 33 12 33Z"/><circle cx="12" cy="11.5" r="4.2"/></svg>',
  iconSize: [28, 40],
  iconAnchor: [14, 39],
});

/** Chooses the clicked location. */
function MapClickHandler({ onChoose }: { onChoose: (coordinates: Coordinates) => void }) {
  useMapEvent('click', ({ latlng }) =>
    onChoose({ latitude: latlng.lat, longitude: latlng.wrap().lng }),
  );
  return null;
}

/** Scale of the map in both units. */
function Scale() {
  const map = useLeafletMap();
  useEffect(() => {
    const scale = new Control.Scale({ position: 'bottomright' }).addTo(map);
    return () => void scale.remove();
  }, [map]);
  return null;
}

/** Marker of another business, out of the tab order: Chromium makes it focusable for the focus listener of its tooltip. */
function OtherBusinessMarker({ business }: { business: AdminBusiness }) {
  const marker = useLayer(() =>
    new CircleMarker(latLng(business), { radius: 5, className: 'place-map-other' }).bindTooltip(''),
  );
  const { name, latitude, longitude } = business;
  useEffect(() => {
    const label = document.createElement('span');
    label.textContent = name;
    marker.setLatLng([latitude, longitude]).setTooltipContent(label);
    marker.getElement()?.setAttribute('tabindex', '-1');
  }, [marker, name, latitude, longitude]);
  return null;
}

/** Pans the map if typed coordinates move the pin out of view. */
function usePanToMarker(map: LeafletMap | null, coordinates: Coordinates | null): void {
  const latitude = coordinates?.latitude;
  const longitude = coordinates?.longitude;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (!map.getBounds().contains([latitude, longitude])) {
      map.setView([latitude, longitude], Math.max(map.getZoom(), 16));
    }
  }, [map, latitude, longitude]);
}

interface LocationPickerProps {
  /** Accessible name of the pin. */
  pinLabel: string;
  coordinates: Coordinates | null;
  others: readonly AdminBusiness[];
  /** Streets of the event; null if none were imported or they could not be read. */
  district: DistrictMap | null;
  /** True if streets were imported. */
  hasStreets: boolean;
  /** Check-in radius; null for a place without check-in. */
  radiusMeters: number | null;
  onChoose: (coordinates: Coordinates) => void;
}

/** Same tiles as on the attendees' map; null if the build has none. */
const tiles = tileSource(import.meta.env);

/** Map to choose a location by a click, by dragging the pin or by arrow keys. */
export default function LocationPicker({
  pinLabel,
  coordinates,
  others,
  district,
  hasStreets,
  radiusMeters,
  onChoose,
}: LocationPickerProps) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [start] = useState(() => view(coordinates, others, district));
  usePanToMarker(map, coordinates);
  return (
    <div className="place-map">
      <LeafletMapView
        className="place-map-canvas"
        options={{
          scrollWheelZoom: false,
          maxZoom: 20,
          attributionControl: false,
          zoomControl: false,
        }}
        start={start}
        onMap={setMap}
      >
        {tiles && <MapTiles {...tiles} className="" position="bottomleft" />}
        {!tiles && district && <DistrictBasemap district={district} covered={noObstacles} />}
        <ZoomControl />
        <MapClickHandler onChoose={onChoose} />
        <Scale />
        {others.map((other) => (
          <OtherBusinessMarker key={other.id} business={other} />
        ))}
        {coordinates && (
          <>
            {radiusMeters !== null && (
              <MapCircle
                center={coordinates}
                radiusMeters={radiusMeters}
                className="place-map-ring"
              />
            )}
            <DraggablePin label={pinLabel} coordinates={coordinates} icon={pin} onMove={onChoose} />
          </>
        )}
      </LeafletMapView>
      {!tiles && !hasStreets && (
        <Text fontSize="sm" color="muted" pt="1.5">
          {texts.shared.location.noStreets}
        </Text>
      )}
      <Flex gap="3" pt="1.5" align="center" wrap="wrap">
        <Text fontSize="sm" color="muted">
          {coordinates ? texts.shared.location.moveHint : texts.shared.location.chooseHint}
        </Text>
        {!coordinates && map && (
          <Button
            size="xs"
            variant="outline"
            onClick={() => {
              const { lat, lng } = map.getCenter();
              onChoose({ latitude: lat, longitude: lng });
            }}
          >
            {texts.shared.location.center}
          </Button>
        )}
      </Flex>
    </div>
  );
}

const noObstacles: [] = [];

/** Returns the initial view: the location, else the streets, else the other businesses, else the whole country. */
function view(
  coordinates: Coordinates | null,
  others: readonly AdminBusiness[],
  district: DistrictMap | null,
) {
  if (coordinates) return { bounds: latLngBounds([latLng(coordinates)]), fitting: { maxZoom: 17 } };
  const corners = district && districtCorners(district);
  if (corners) return { bounds: latLngBounds(corners.map(latLng)) };
  if (others.length === 0)
    return {
      bounds: latLngBounds([
        [25, -124],
        [49, -67],
      ]),
    };
  return { bounds: latLngBounds(others.map(latLng)).pad(0.2) };
}
