import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import { Circle, Polyline } from 'leaflet';
import { useEffect } from 'react';
import { useLayer } from './use-leaflet-map.ts';

export const latLng = ({ latitude, longitude }: Coordinates): [number, number] => [
  latitude,
  longitude,
];

interface CircleProps {
  center: Coordinates;
  radiusMeters: number;
  className: string;
}

/** Circle with a radius in meters, styled by its class. */
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

/** Line between coordinates, styled by its class. */
export function MapLine({
  places,
  className,
}: {
  places: readonly Coordinates[];
  className: string;
}) {
  const line = useLayer(
    () => new Polyline(places.map(latLng), { interactive: false, className, smoothFactor: 0.5 }),
  );
  useEffect(() => {
    line.setLatLngs(places.map(latLng));
  }, [line, places]);
  return null;
}
