import { useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners.ts';
import { readStored, removeStored, writeStored } from '../storage/storage.ts';

/** `system` follows the device; the others are this device's own choice. */
export const colorModes = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

const name = 'color-mode';
const listeners = createListeners();
let current: ColorMode | undefined;

/** The mode chosen on this device, else `system`. */
export function currentColorMode(): ColorMode {
  const kept = readStored(name);
  current ??= kept === 'light' || kept === 'dark' ? kept : 'system';
  return current;
}

/** Puts the mode on the page: theme/tokens.css reads it from `<html>`. Call once before the first paint. */
export function applyStoredColorMode(): void {
  const mode = currentColorMode();
  if (mode === 'system') delete document.documentElement.dataset.colorMode;
  else document.documentElement.dataset.colorMode = mode;
  // The bar over the page: its two colours are in the page in this order (index.html).
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [at, of] of (['light', 'dark'] as const).entries()) {
    const media = mode === of ? 'all' : 'not all';
    bars[at]?.setAttribute('media', mode === 'system' ? `(prefers-color-scheme: ${of})` : media);
  }
}

/** Shows this mode from now on, and next time. */
export function chooseColorMode(mode: ColorMode): void {
  if (mode === 'system') removeStored(name);
  else writeStored(name, mode);
  current = mode;
  applyStoredColorMode();
  listeners.notify();
}

/** Follows `currentColorMode`. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(listeners.subscribe, currentColorMode, () => 'system');
}
