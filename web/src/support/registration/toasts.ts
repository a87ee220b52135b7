import { vi } from 'vitest';
import type { ToastOptions } from '../../platform/lib/toast-options.ts';

/*
 * Replaces ui/toaster.tsx, whose toasts outlive a test: vi.mock('../../ui/toaster.tsx', () =>
 * import('./toasts.ts'))
 */

let shown: ToastOptions | undefined;
export const showToast = vi.fn<(notice: ToastOptions) => void>((notice) => {
  shown = notice;
});
export const dismissToast = () => {
  shown = undefined;
};
export const Toaster = () => null;

/** Returns the title and description of the visible toast. */
export function lastToast(): [title?: string, description?: string] {
  return shown ? [shown.title, shown.description] : [];
}
