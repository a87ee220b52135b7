import { Button, Flex, Text } from '@chakra-ui/react';
import type { AdminBusiness } from '@contract/admin-businesses.ts';
import type { Place } from '@domain/distance.ts';
import { divIcon, type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import {
  AttributionControl,
  Circle,
  CircleMarker,
  MapContainer,
  ScaleControl,
  TileLayer,
  Tooltip,
  useMapEvents,
} from 'react-leaflet';
import 'leaflet/dist/leaflet.css';
import { tileSource } from '../../../components/tile-source.ts';
import './place-map.css';
import { PlacePin } from './place-pin.tsx';

interface Props {
  place: Place | null;
  others: readonly AdminBusiness[];
  onChoose: (place: Place) => void;
}

/** The same streets as on the attendees' map; null where the build names none. */
const tiles = tileSource(import.meta.env);

/** Metres: within this of its door one can check in. */
const checkInRadius = 50;

/** A map to choose a place on: a click, the pin dragged, or the pin moved by the arrow keys. */
export default function PlaceMap({ place, others, onChoose }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [start] = useState(() => view(place, others));
  useFollow(map, place);
  return (
    <div className="place-map">
      <MapContainer
        ref={setMap}
        {...start}
        scrollWheelZoom={false}
        maxZoom={20}
        attributionControl={false}
        className="place-map-canvas"
      >
        {tiles && (
          <>
            <TileLayer {...tiles} maxZoom={20} maxNativeZoom={19} />
            <AttributionControl position="bottomleft" prefix={false} />
          </>
        )}
        <Clicks onChoose={onChoose} />
        <ScaleControl position="bottomright" />
        {others.map(({ id, name, latitude, longitude }) => (
          <CircleMarker
            key={id}
            center={[latitude, longitude]}
            radius={5}
            className="place-map-other"
          >
            <Tooltip>{name}</Tooltip>
          </CircleMarker>
        ))}
        {place && (
          <>
            <Circle
              center={[place.latitude, place.longitude]}
              radius={checkInRadius}
              className="place-map-ring"
            />
            <PlacePin place={place} icon={pin} onMove={onChoose} />
          </>
        )}
      </MapContainer>
      <Flex gap="3" pt="1.5" align="center" wrap="wrap">
        <Text fontSize="sm" color="muted">
          {place
            ? 'Click the map or drag the pin. With the keyboard: arrow keys move the pin, Shift in larger steps.'
            : 'Click where its door is.'}
        </Text>
        {!place && map && (
          <Button
            size="xs"
            variant="outline"
            onClick={() => {
              const { lat, lng } = map.getCenter();
              onChoose({ latitude: lat, longitude: lng });
            }}
          >
            Pin in the middle
          </Button>
        )}
      </Flex>
    </div>
  );
}

const pin = divIcon({
  className: 'place-pin',
  html: '<svg viewBox="0 0 24 34" aria-hidden="true"><path d="M12 33C12 33 23 19 23 11.5A11 11 0 0 0 1 11.5C1 19 12 33 12 33Z"/><circle cx="12" cy="11.5" r="4.2"/></svg>',
  iconSize: [28, 40],
  iconAnchor: [14, 39],
});

/** Where the map begins: at the place, else around the other businesses, else over the whole country. */
function view(place: Place | null, others: readonly AdminBusiness[]) {
  if (place) return { center: [place.latitude, place.longitude] as [number, number], zoom: 17 };
  if (others.length === 0) return { center: [39.5, -98] as [number, number], zoom: 4 };
  const doors = others.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]);
  return { bounds: latLngBounds(doors).pad(0.2) };
}

function Clicks({ onChoose }: Pick<Props, 'onChoose'>) {
  useMapEvents({
    click: ({ latlng }) => onChoose({ latitude: latlng.lat, longitude: latlng.wrap().lng }),
  });
  return null;
}

/** Brings the pin back into view where coordinates that were typed put it outside. */
function useFollow(map: LeafletMap | null, place: Place | null): void {
  const latitude = place?.latitude;
  const longitude = place?.longitude;
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
