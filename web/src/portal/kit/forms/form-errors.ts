import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type ApiError, NetworkError } from '../../../platform/api/api-errors.ts';
import { useOnline } from '../../../platform/device/connection.ts';
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
 * Returns why saving failed, in full sentences: the server's message, or `otherwise` (without a period) and
 * the reason. Null without an error.
 */
export function useSaveError(error: unknown, fallback: string): string | null {
  const isOnline = useOnline();
  if (!error) return null;
  const message = staffMessage(error, '');
  if (message) return /[.!?]$/.test(message) ? message : `${message}.`;
  const isOffline = !isOnline && error instanceof NetworkError;
  return `${fallback}. ${isOffline ? texts.kit.offlineSave : staffMessage(error)}`;
}
