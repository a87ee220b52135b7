import type { Place } from '@domain/distance.ts';
import { Circle } from 'react-leaflet';

/** Within this ring one can check in. */
export function SelectedRing({ place, radiusMeters }: { place: Place; radiusMeters: number }) {
  return (
    <Circle
      center={[place.latitude, place.longitude]}
      radius={radiusMeters}
      interactive={false}
      className="walk-map-ring"
    />
  );
}
