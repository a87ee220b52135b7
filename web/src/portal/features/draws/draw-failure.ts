import { ApiError } from '../../../platform/api/api-errors.ts';
import type { ToastOptions } from '../../../platform/lib/toast-options.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';

/** Returns the toast of a step that failed; of a step that another coordinator was faster with, what to do. */
export function drawFailure(title: string): (error: Error) => ToastOptions {
  return (error) => ({
    type: 'error',
    title,
    description:
      error instanceof ApiError && error.code === 'stale-edit'
        ? texts.draws.stale
        : staffMessage(error, title),
  });
}
