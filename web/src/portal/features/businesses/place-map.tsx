import { Button, Flex, Text } from '@chakra-ui/react';
import type { AdminBusiness } from '@contract/admin-businesses.ts';
import type { Place } from '@domain/distance.ts';
import { CircleMarker, Control, divIcon, type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { LeafletMapView } from '../../../components/leaflet/leaflet-map.tsx';
import { latLng, MapCircle } from '../../../components/leaflet/shapes.tsx';
import { Tiles } from '../../../components/leaflet/tiles.tsx';
import {
  useLayer,
  useLeafletMap,
  useMapEvent,
} from '../../../components/leaflet/use-leaflet-map.ts';
import { tileSource } from '../../../components/tile-source.ts';
import './place-map.css';
import { PlacePin } from './place-pin.tsx';

interface Props {
  place: Place | null;
  others: readonly AdminBusiness[];
  /** Within this of its business one can check in. */
  radiusMeters: number;
  onChoose: (place: Place) => void;
}

/** The same streets as on the attendees' map; null where the build names none. */
const tiles = tileSource(import.meta.env);

/** A map to choose a place on: a click, the pin dragged, or the pin moved by the arrow keys. */
export default function PlaceMap({ place, others, radiusMeters, onChoose }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [start] = useState(() => view(place, others));
  useFollow(map, place);
  return (
    <div className="place-map">
      <LeafletMapView
        className="place-map-canvas"
        options={{ scrollWheelZoom: false, maxZoom: 20, attributionControl: false }}
        start={start}
        onMap={setMap}
      >
        {tiles && <Tiles {...tiles} className="" position="bottomleft" />}
        <Clicks onChoose={onChoose} />
        <Scale />
        {others.map((other) => (
          <Other key={other.id} business={other} />
        ))}
        {place && (
          <>
            <MapCircle center={place} radiusMeters={radiusMeters} className="place-map-ring" />
            <PlacePin place={place} icon={pin} onMove={onChoose} />
          </>
        )}
      </LeafletMapView>
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
  if (place) return { bounds: latLngBounds([latLng(place)]), fitting: { maxZoom: 17 } };
  if (others.length === 0)
    return {
      bounds: latLngBounds([
        [25, -124],
        [49, -67],
      ]),
    };
  return { bounds: latLngBounds(others.map(latLng)).pad(0.2) };
}

function Clicks({ onChoose }: Pick<Props, 'onChoose'>) {
  useMapEvent('click', ({ latlng }) =>
    onChoose({ latitude: latlng.lat, longitude: latlng.wrap().lng }),
  );
  return null;
}

function Scale() {
  const map = useLeafletMap();
  useEffect(() => {
    const scale = new Control.Scale({ position: 'bottomright' }).addTo(map);
    return () => void scale.remove();
  }, [map]);
  return null;
}

function Other({ business }: { business: AdminBusiness }) {
  const marker = useLayer(() =>
    new CircleMarker(latLng(business), { radius: 5, className: 'place-map-other' }).bindTooltip(''),
  );
  const { name, latitude, longitude } = business;
  useEffect(() => {
    const label = document.createElement('span');
    label.textContent = name;
    marker.setLatLng([latitude, longitude]).setTooltipContent(label);
  }, [marker, name, latitude, longitude]);
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
