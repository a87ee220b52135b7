import { vi } from 'vitest';
import type { Notice } from '../../components/notice.ts';

/*
 * Stands in for components/toaster.tsx, whose toasts outlive a test:
 * vi.mock('../../components/toaster.tsx', () => import('./toasts.ts'))
 */

export const notify = vi.fn<(notice: Notice) => void>();
export const Toaster = () => null;

/** The last toast, as a person reads it. */
export function lastToast(): [title?: string, description?: string] {
  const notice = notify.mock.lastCall?.[0];
  return notice ? [notice.title, notice.description] : [];
}
