import type { Map as LeafletMap } from 'leaflet';
import { useSyncExternalStore } from 'react';
import { useUnits } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { computeScale } from './scale.ts';
import { useLeafletMap } from './use-leaflet-map.ts';

/** Scale bar of the map. */
export function ScaleBar() {
  const map = useLeafletMap();
  const { locale } = useLanguage();
  const pixel = useSyncExternalStore(
    (changed) => {
      map.on('zoomend moveend resize', changed);
      return () => void map.off('zoomend moveend resize', changed);
    },
    () => metersOfPixel(map),
  );
  const { pixels, text } = computeScale(pixel, locale, useUnits());
  return (
    <div className="walk-map-scale" aria-hidden="true">
      <span>0</span>
      <span>{text}</span>
      <span className="walk-map-scale-bar" style={{ width: pixels }} />
    </div>
  );
}

/** Returns meters per pixel, rounded because the center of the map moves with every pan. */
function metersOfPixel(map: LeafletMap): number {
  const { lat } = map.getCenter();
  const meters = (40_075_016.686 * Math.cos((lat * Math.PI) / 180)) / 2 ** (map.getZoom() + 8);
  return Number(meters.toPrecision(3));
}
