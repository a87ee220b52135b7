import { MapLine } from '../../../ui/leaflet/shapes.tsx';
import type { RouteGeometry as Line } from './use-map-view.ts';

/** The suggested way: the leg to the next business stronger than what follows. */
export function RouteLine({ leg, remainder }: Pick<Line, 'leg' | 'remainder'>) {
  return (
    <>
      {remainder.length > 1 && <MapLine places={remainder} className="walk-map-way" />}
      {leg.length > 1 && <MapLine places={leg} className="walk-map-leg" />}
    </>
  );
}
