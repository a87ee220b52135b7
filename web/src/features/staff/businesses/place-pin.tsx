import type { Place } from '@domain/distance.ts';
import type { DivIcon, LeafletKeyboardEvent, Marker as LeafletMarker } from 'leaflet';
import { useMemo, useRef } from 'react';
import { Marker } from 'react-leaflet';
import { movedBy } from './place-step.ts';

interface Props {
  place: Place;
  icon: DivIcon;
  onMove: (place: Place) => void;
}

/** The pin at the chosen place: dragged, or moved by the arrow keys while it has the focus. */
export function PlacePin({ place, icon, onMove }: Props) {
  const marker = useRef<LeafletMarker>(null);
  const handlers = useMemo(
    () => ({
      dragend: () => {
        const at = marker.current?.getLatLng();
        if (at) onMove({ latitude: at.lat, longitude: at.lng });
      },
      keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
        const moved = movedBy(originalEvent, place);
        if (!moved) return;
        originalEvent.preventDefault();
        onMove(moved);
      },
    }),
    [place, onMove],
  );
  return (
    <Marker
      ref={marker}
      position={[place.latitude, place.longitude]}
      icon={icon}
      draggable
      keyboard
      alt="The business’s place"
      title="The business’s place"
      eventHandlers={handlers}
    />
  );
}
