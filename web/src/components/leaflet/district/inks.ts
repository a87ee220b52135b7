import { useMemo, useSyncExternalStore } from 'react';
import { useColorMode } from '../../../device/color-mode.ts';

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
export type Inks = Record<(typeof names)[number], string>;

/** Those of theme/tokens.css, in the colour mode that the page is in now. */
export function useInks(): Inks {
  const mode = useColorMode();
  const isDark = useSyncExternalStore(subscribe, () => darkMedia().matches);
  return useMemo(() => readInks(`${mode} ${isDark}`), [mode, isDark]);
}

const darkMedia = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(changed: () => void): () => void {
  const media = darkMedia();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** `_mode`: what the page's style follows. */
function readInks(_mode: string): Inks {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    names.map((name) => [name, style.getPropertyValue(`--ww-map-${name}`).trim()]),
  ) as Inks;
}
