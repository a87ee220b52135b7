import { Button, Flex, Text } from '@chakra-ui/react';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useState } from 'react';
import { LeafletMapView } from '../../../ui/leaflet/leaflet-map.tsx';
import { latLng, MapCircle } from '../../../ui/leaflet/shapes.tsx';
import { tileSource } from '../../../ui/leaflet/tile-source.ts';
import { MapTiles } from '../../../ui/leaflet/tiles.tsx';
import { DraggablePin } from './draggable-pin.tsx';
import {
  MapClickHandler,
  OtherBusinessMarker,
  pin,
  Scale,
  usePanToMarker,
} from './location-picker-layers.tsx';

import './location-picker.css';

interface Props {
  place: Coordinates | null;
  others: readonly AdminBusiness[];
  /** Within this of its business one can check in. */
  radiusMeters: number;
  onChoose: (place: Coordinates) => void;
}

/** The same streets as on the attendees' map; null where the build names none. */
const tiles = tileSource(import.meta.env);

/** A map to choose a place on: a click, the pin dragged, or the pin moved by the arrow keys. */
export default function LocationPicker({ place, others, radiusMeters, onChoose }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [start] = useState(() => view(place, others));
  usePanToMarker(map, place);
  return (
    <div className="place-map">
      <LeafletMapView
        className="place-map-canvas"
        options={{ scrollWheelZoom: false, maxZoom: 20, attributionControl: false }}
        start={start}
        onMap={setMap}
      >
        {tiles && <MapTiles {...tiles} className="" position="bottomleft" />}
        <MapClickHandler onChoose={onChoose} />
        <Scale />
        {others.map((other) => (
          <OtherBusinessMarker key={other.id} business={other} />
        ))}
        {place && (
          <>
            <MapCircle center={place} radiusMeters={radiusMeters} className="place-map-ring" />
            <DraggablePin place={place} icon={pin} onMove={onChoose} />
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

/** Where the map begins: at the place, else around the other businesses, else over the whole country. */
function view(place: Coordinates | null, others: readonly AdminBusiness[]) {
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
