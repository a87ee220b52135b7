import { type DistrictMap } from '@wine-walk/common/model/districts.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePrinting } from '../../platform/device/printing.ts';
import { useLeafletMap } from '../../ui/leaflet/use-leaflet-map.ts';
import { createBasemapLayer } from './basemap-layer.ts';
import { LabelsLayer } from './labels-layer.ts';
import { useMapColors } from './map-colors.ts';
import type { Obstacle } from './pixel-box.ts';

interface Props {
  district: DistrictMap;
  /** Boxes in which no street name is drawn. */
  covered: readonly Obstacle[];
}

/** Basemap of the event's district in light or dark colors. */
export function DistrictBasemap({ district, covered }: Props) {
  const map = useLeafletMap();
  const isPrinting = usePrinting();
  const inks = useMapColors(isPrinting);
  useEffect(() => {
    const ground = createBasemapLayer(map, district, inks, isPrinting).addTo(map);
    return () => void ground.remove();
  }, [map, district, inks, isPrinting]);
  const names = useRef<LabelsLayer>(null);
  const first = useEffectEvent(() => covered);
  useEffect(() => {
    const made = new LabelsLayer(district, inks, first()).addTo(map);
    names.current = made;
    return () => void made.remove();
  }, [map, district, inks]);
  useEffect(() => names.current?.setCovered(covered), [covered]);
  return null;
}
