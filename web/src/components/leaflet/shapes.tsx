import type { Place } from '@domain/distance.ts';
import { Circle, Polyline } from 'leaflet';
import { useEffect } from 'react';
import { useLayer } from './use-leaflet-map.ts';

export const latLng = ({ latitude, longitude }: Place): [number, number] => [latitude, longitude];

interface CircleProps {
  center: Place;
  radiusMeters: number;
  className: string;
}

/** A circle on the ground, drawn by its class. */
export function MapCircle({ center, radiusMeters, className }: CircleProps) {
  const circle = useLayer(
    () => new Circle(latLng(center), { radius: radiusMeters, interactive: false, className }),
  );
  const { latitude, longitude } = center;
  useEffect(() => {
    circle.setLatLng([latitude, longitude]);
    circle.setRadius(radiusMeters);
  }, [circle, latitude, longitude, radiusMeters]);
  return null;
}

/** A line from place to place, drawn by its class. */
export function MapLine({ places, className }: { places: readonly Place[]; className: string }) {
  const line = useLayer(
    () => new Polyline(places.map(latLng), { interactive: false, className, smoothFactor: 0.5 }),
  );
  useEffect(() => {
    line.setLatLngs(places.map(latLng));
  }, [line, places]);
  return null;
}
