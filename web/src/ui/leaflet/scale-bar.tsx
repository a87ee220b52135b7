import type { Map as LeafletMap } from 'leaflet';
import { useSyncExternalStore } from 'react';
import { useUnits } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import type { Units } from '../../platform/device/units.ts';
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

const metersPerFoot = 0.3048;
const metersPerMile = 1609.344;
const maxPixels = 92;
const round = [1, 2, 3, 5];

interface Unit {
  name: 'foot' | 'mile' | 'meter' | 'kilometer';
  meters: number;
}

/** Returns the longest round distance that fits the scale bar. */
export function computeScale(
  metersOfPixel: number,
  locale: string,
  units: Units,
): { pixels: number; text: string } {
  const max = metersOfPixel * maxPixels;
  const [small, large]: [Unit, Unit] =
    units === 'imperial'
      ? [
          { name: 'foot', meters: metersPerFoot },
          { name: 'mile', meters: metersPerMile },
        ]
      : [
          { name: 'meter', meters: 1 },
          { name: 'kilometer', meters: 1000 },
        ];
  const unit = max < large.meters ? small : large;
  const value = longestRound(max / unit.meters);
  const style = { style: 'unit', unit: unit.name } as const;
  return {
    pixels: Math.round((value * unit.meters) / metersOfPixel),
    text: new Intl.NumberFormat(locale, style).format(value),
  };
}

/** Returns the largest number of the form 1, 2, 3 or 5 followed by zeros that is at most `max`. */
function longestRound(max: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, max)));
  return Math.max(...round.filter((factor) => factor * power <= Math.max(1, max))) * power;
}
