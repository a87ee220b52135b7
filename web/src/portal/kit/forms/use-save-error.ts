import { NetworkError } from '../../../platform/api/api-errors.ts';
import { useOnline } from '../../../platform/device/connection.ts';
import { serverMessage, staffErrorMessage } from '../../session/portal-texts.ts';

/**
 * Why a form was not saved, in whole sentences: the server's, or `otherwise` (without a full stop) and the
 * reason. Null where nothing failed.
 */
export function useSaveError(error: unknown, otherwise: string): string | null {
  const isOnline = useOnline();
  if (!error) return null;
  const message = serverMessage(error, '');
  if (message) return /[.!?]$/.test(message) ? message : `${message}.`;
  const isCutOff = !isOnline && error instanceof NetworkError;
  return `${otherwise}. ${isCutOff ? 'You are offline: save again once you are back.' : staffErrorMessage(error)}`;
}
