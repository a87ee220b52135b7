import type { DistrictMap } from '@contract/districts.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePrinting } from '../../../device/printing.ts';
import { useLeafletMap } from '../use-leaflet-map.ts';
import type { Covered } from './covered.ts';
import { districtGround } from './ground.ts';
import { useInks } from './inks.ts';
import { DistrictNames } from './names-layer.ts';

interface Props {
  district: DistrictMap;
  /** Where none of its names is to stand. */
  covered: readonly Covered[];
}

/** The district under the walk, by day or after sunset. */
export function DistrictGround({ district, covered }: Props) {
  const map = useLeafletMap();
  const isPrinting = usePrinting();
  const inks = useInks(isPrinting);
  useEffect(() => {
    const ground = districtGround(map, district, inks, isPrinting).addTo(map);
    return () => void ground.remove();
  }, [map, district, inks, isPrinting]);
  const names = useRef<DistrictNames>(null);
  const first = useEffectEvent(() => covered);
  useEffect(() => {
    const made = new DistrictNames(district, inks, first()).addTo(map);
    names.current = made;
    return () => void made.remove();
  }, [map, district, inks]);
  useEffect(() => names.current?.setCovered(covered), [covered]);
  return null;
}
