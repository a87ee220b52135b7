import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import { divIcon, Marker } from 'leaflet';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLeafletMap } from '../../../ui/leaflet/use-leaflet-map.ts';

interface Props {
  place: Coordinates;
  /** Stacking level: positive above and negative below the other markers; default 0. */
  level?: number;
  children: ReactNode;
}

/**
 * React content centered on coordinates of the map. Leaflet's own markers take HTML text; this one holds
 * React elements, so that a business is a real button.
 */
export function MapMarker({ place, level = 0, children }: Props) {
  const map = useLeafletMap();
  const { latitude, longitude } = place;
  const [element] = useState(() => document.createElement('div'));
  const [first] = useState<[number, number]>([latitude, longitude]);
  const marker = useRef<Marker>(null);
  useEffect(() => {
    const icon = divIcon({ className: 'walk-marker', html: element, iconSize: [0, 0] });
    const made = new Marker(first, { icon, interactive: false, keyboard: false });
    marker.current = made.addTo(map);
    return () => void made.remove();
  }, [map, element, first]);
  useEffect(() => {
    marker.current?.setLatLng([latitude, longitude]);
  }, [latitude, longitude]);
  useEffect(() => {
    marker.current?.setZIndexOffset(level * 10_000);
  }, [level]);
  return createPortal(children, element);
}
