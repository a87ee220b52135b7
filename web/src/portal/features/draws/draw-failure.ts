import type { ToastOptions } from '../../../platform/lib/toast-options.ts';
import { isStaleEdit } from '../../kit/forms/save-edit.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';

/** Returns the toast of a step that failed; with the next step if another coordinator was faster. */
export function drawFailure(title: string): (error: Error) => ToastOptions {
  return (error) => ({
    type: 'error',
    title,
    description: isStaleEdit(error) ? texts.draws.stale : staffMessage(error, title),
  });
}
