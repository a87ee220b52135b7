import { useMemo, useSyncExternalStore } from 'react';
import { useColorMode } from '../../platform/device/color-mode.ts';

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

/** The colours that a district is drawn in: canvas knows no classes. */
export type MapColors = Record<(typeof names)[number], string>;

/** Those of theme/tokens.css, in the colour mode that the page is in now; on paper the light ones. */
export function useMapColors(isPrinting: boolean): MapColors {
  const mode = useColorMode();
  const isDark = useSyncExternalStore(subscribe, () => darkMedia().matches);
  return useMemo(
    () => (isPrinting ? readLightInks() : readMapColors(`${mode} ${isDark}`)),
    [mode, isDark, isPrinting],
  );
}

const darkMedia = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(changed: () => void): () => void {
  const media = darkMedia();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** `_mode`: what the page's style follows. */
function readMapColors(_mode: string): MapColors {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    names.map((name) => [name, style.getPropertyValue(`--ww-map-${name}`).trim()]),
  ) as MapColors;
}

/** `beforeprint` comes while the page is still in its mode of the screen. */
function readLightInks(): MapColors {
  const { dataset } = document.documentElement;
  const kept = dataset.colorMode;
  dataset.colorMode = 'light';
  const inks = readMapColors('light');
  if (kept === undefined) delete dataset.colorMode;
  else dataset.colorMode = kept;
  return inks;
}
