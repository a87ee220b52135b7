import type { Place } from '@domain/distance.ts';
import { Polyline } from 'react-leaflet';

interface Props {
  here: Place | null;
  /** In the order to walk them. */
  doors: readonly Place[];
}

/** The suggested way: the leg to the next door stronger than what follows. */
export function RouteLine({ here, doors }: Props) {
  const stops = (here ? [here, ...doors] : doors).map(
    ({ latitude, longitude }) => [latitude, longitude] as [number, number],
  );
  if (stops.length < 2) return null;
  return (
    <>
      <Polyline positions={stops.slice(1)} interactive={false} className="walk-map-way" />
      <Polyline positions={stops.slice(0, 2)} interactive={false} className="walk-map-leg" />
    </>
  );
}
