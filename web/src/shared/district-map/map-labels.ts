import { type DistrictMap } from '@wine-walk/common/model/districts.ts';
import type { LatLngExpression } from 'leaflet';
import { latLngs } from './basemap-layer.ts';

/** A name of the district, and the line it is written along. */
export interface MapLabel {
  name: string;
  kind: 'street' | 'water' | 'area';
  points: LatLngExpression[];
}

/** Areas first: a street has other places for its name. */
export function collectLabels(district: DistrictMap): MapLabel[] {
  const areas = district.areas.map(
    ({ name, kind, rings: [outline = []] }): MapLabel => ({
      name,
      kind: kind === 'water' ? 'water' : 'area',
      points: latLngs(district, outline),
    }),
  );
  const streets = district.streets.map(
    ({ name, line }): MapLabel => ({ name, kind: 'street', points: latLngs(district, line) }),
  );
  return [...areas, ...streets].filter(({ name }) => name !== '');
}
