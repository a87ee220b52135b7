import type { Units } from '../../platform/device/units.ts';

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
