import { useMemo } from 'react';
import { useColorMode } from '../../platform/device/use-device-settings.ts';
import { useMediaQuery } from '../../platform/device/use-media-query.ts';

const names = [
  'building',
  'water',
  'green',
  'square',
  'road',
  'casing',
  'name',
  'water-name',
] as const;

/** Colors of a district map: canvas cannot use CSS classes. */
export type MapColors = Record<(typeof names)[number], string>;

/** Returns the colors of theme/tokens.css in the current color mode; the light ones for printing. */
export function useMapColors(isPrinting: boolean): MapColors {
  const mode = useColorMode();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return useMemo(
    () => (isPrinting ? readLightInks() : readMapColors(`${mode} ${isDark}`)),
    [mode, isDark, isPrinting],
  );
}

/** `_mode`: color mode that the page's style depends on. */
function readMapColors(_mode: string): MapColors {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    names.map((name) => [name, style.getPropertyValue(`--ww-map-${name}`).trim()]),
  ) as MapColors;
}

/** Returns the light colors, because at `beforeprint` the page still has its screen colors. */
function readLightInks(): MapColors {
  const { dataset } = document.documentElement;
  const colorMode = dataset.colorMode;
  dataset.colorMode = 'light';
  const inks = readMapColors('light');
  if (colorMode === undefined) delete dataset.colorMode;
  else dataset.colorMode = colorMode;
  return inks;
}
