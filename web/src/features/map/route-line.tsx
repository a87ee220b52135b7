import { MapLine } from '../../components/leaflet/shapes.tsx';
import type { RouteGeometry as Line } from './use-map-view.ts';

/** The suggested way: the leg to the next business stronger than what follows. */
export function RouteLine({ leg, way }: Pick<Line, 'leg' | 'way'>) {
  return (
    <>
      {way.length > 1 && <MapLine places={way} className="walk-map-way" />}
      {leg.length > 1 && <MapLine places={leg} className="walk-map-leg" />}
    </>
  );
}
