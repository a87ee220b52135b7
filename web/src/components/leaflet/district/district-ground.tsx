import type { DistrictMap } from '@contract/districts.ts';
import type { Place } from '@domain/distance.ts';
import { useEffect } from 'react';
import { latLng } from '../shapes.tsx';
import { useLeafletMap } from '../use-leaflet-map.ts';
import { districtGround } from './ground.ts';
import { useInks } from './inks.ts';
import { DistrictNames } from './names-layer.ts';

interface Props {
  district: DistrictMap;
  /** Where no street's name is to stand. */
  pins: readonly Place[];
}

/** The district under the walk, by day or after sunset. */
export function DistrictGround({ district, pins }: Props) {
  const map = useLeafletMap();
  const inks = useInks();
  useEffect(() => {
    const ground = districtGround(map, district, inks).addTo(map);
    return () => void ground.remove();
  }, [map, district, inks]);
  useEffect(() => {
    const names = new DistrictNames(district, inks, pins.map(latLng)).addTo(map);
    return () => void names.remove();
  }, [map, district, inks, pins]);
  return null;
}
