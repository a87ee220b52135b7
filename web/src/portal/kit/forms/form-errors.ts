import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type ApiError, NetworkError } from '../../../platform/api/api-errors.ts';
import { isOnline, useOnline } from '../../../platform/device/connection.ts';
import type { ToastOptions } from '../../../platform/lib/toast-options.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';

/** Returns the error message of a field. */
export function fieldErrorMessage<V extends FieldValues, B>(
  form: UseFormReturn<V, unknown, B>,
  name: Path<V>,
): string | undefined {
  return form.getFieldState(name, form.formState).error?.message;
}

/** Returns the server errors by field: wrong credentials can only be the current password. */
export const wrongPasswordAtField = ({
  code,
  fields,
  serverMessage: message,
}: ApiError): ApiError['fields'] =>
  code === 'wrong-password' ? { currentPassword: { code, message } } : fields;

/**
 * Returns why saving failed, in full sentences: the server's message, or `fallback` (without a period), the reason and
 * `hint`.
 */
function saveError(
  error: unknown,
  { fallback, hint = '', isOnline }: { fallback: string; hint?: string; isOnline: boolean },
): string {
  const message = staffMessage(error, '');
  if (message) return /[.!?]$/.test(message) ? message : `${message}.`;
  const isOffline = !isOnline && error instanceof NetworkError;
  const reason = isOffline ? texts.kit.offlineSave : staffMessage(error);
  return [`${fallback}.`, reason, hint].filter(Boolean).join(' ');
}

/** Returns why saving failed, as `saveErrorToast` announces it. Null without an error. */
export function useSaveError(error: unknown, fallback: string): string | null {
  const isOnline = useOnline();
  return error ? saveError(error, { fallback, isOnline }) : null;
}

/** Returns the toast of a failed save. `hint`: sentence to add if the server gave no reason. */
export function saveErrorToast(error: Error, fallback: string, hint?: string): ToastOptions {
  const description = saveError(error, { fallback, isOnline: isOnline(), ...(hint && { hint }) });
  return { type: 'error', title: texts.kit.error, description };
}
