import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createListeners } from '../platform/lib/listeners.ts';
import type { ToastOptions } from '../platform/lib/toast-options.ts';
import { lazyOnInteraction } from './lazy-on-interaction.tsx';
import type { ToastEdge } from './toast-region.tsx';

let region: typeof import('./toast-region.tsx') | undefined;
async function loadRegion() {
  region = await import('./toast-region.tsx');
  return region;
}
const ToastArea = lazyOnInteraction(loadRegion);

/** True after the first toast, which loads the code. */
let isRequested = false;
const listeners = createListeners();

/** Shows a toast in place of the current one: one at a time. */
export function showToast(options: ToastOptions): void {
  isRequested = true;
  listeners.notify();
  if (region) return region.createToast(options);
  loadRegion().then(
    ({ createToast }) => createToast(options),
    (error: unknown) => console.error('A toast could not be shown.', options.title, error),
  );
}

/** Closes the current toast, because its message is outdated. */
export function dismissToast(): void {
  region?.dismissAll();
}

/** Region of the toasts at an edge of the window; render once per app. */
export function Toaster({ edge = 'top' }: { edge?: ToastEdge }) {
  const hasToasts = useSyncExternalStore(listeners.subscribe, () => isRequested);
  // A child of the body: an open dialog hides the app from screen readers. It is there before the first toast, since they
  // announce changes in a region, not content that comes with it.
  return createPortal(
    <div aria-live="polite">{hasToasts && <ToastArea edge={edge} />}</div>,
    document.body,
  );
}
