import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import { type DivIcon, type LeafletKeyboardEvent, Marker } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { latLng } from '../../../ui/leaflet/shapes.tsx';
import { useLayer } from '../../../ui/leaflet/use-leaflet-map.ts';
import { nudgeByKey } from './nudge-by-key.ts';

interface Props {
  place: Coordinates;
  icon: DivIcon;
  onMove: (place: Coordinates) => void;
}

const label = 'The business’s place';

/** The pin at the chosen place: dragged, or moved by the arrow keys while it has the focus. */
export function DraggablePin({ place, icon, onMove }: Props) {
  const marker = useLayer(
    () =>
      new Marker(latLng(place), {
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
  const pressed = useEffectEvent(({ originalEvent }: LeafletKeyboardEvent) => {
    const moved = nudgeByKey(originalEvent, place);
    if (!moved) return;
    originalEvent.preventDefault();
    onMove(moved);
  });
  useEffect(() => {
    const end = () => dragged();
    const press = (event: LeafletKeyboardEvent) => pressed(event);
    marker.on('dragend', end).on('keydown', press);
    return () => void marker.off('dragend', end).off('keydown', press);
  }, [marker]);
  const { latitude, longitude } = place;
  useEffect(() => {
    marker.setLatLng([latitude, longitude]);
  }, [marker, latitude, longitude]);
  return null;
}
