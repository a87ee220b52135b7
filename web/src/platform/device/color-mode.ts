import { parseOneOf, persisted, persistedState } from '../storage/persisted.ts';

/** `system` follows the device. */
export const colorModes = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

const chosen = persistedState(
  persisted('color-mode', parseOneOf(['light', 'dark']), 'device', 'text'),
);

/** Returns the chosen mode; `system` by default. */
export function currentColorMode(): ColorMode {
  return chosen.get() ?? 'system';
}

/** Sets the mode on `<html>`, which theme/tokens.css reads. Call once before the first paint. */
export function applyStoredColorMode(): void {
  const mode = currentColorMode();
  if (mode === 'system') delete document.documentElement.dataset.colorMode;
  else document.documentElement.dataset.colorMode = mode;
  // Two theme-color tags in this order (index.html).
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [at, of] of (['light', 'dark'] as const).entries()) {
    const media = mode === of ? 'all' : 'not all';
    bars[at]?.setAttribute('media', mode === 'system' ? `(prefers-color-scheme: ${of})` : media);
  }
}

/** Sets and persists the mode. */
export function chooseColorMode(mode: ColorMode): void {
  chosen.set(mode === 'system' ? null : mode);
  applyStoredColorMode();
}

/** Calls back when the chosen mode changes. */
export const subscribeColorMode = chosen.subscribe;
