import { NetworkError } from '../../../data/api-errors.ts';
import { useOnline } from '../../../device/connection.ts';
import { failureWords, serverWords } from '../session/portal-words.ts';

/**
 * Why a form was not saved, in whole sentences: the server's, or `otherwise` (without a full stop) and the
 * reason. Null where nothing failed.
 */
export function useSaveFailure(error: unknown, otherwise: string): string | null {
  const isOnline = useOnline();
  if (!error) return null;
  const said = serverWords(error, '');
  if (said) return /[.!?]$/.test(said) ? said : `${said}.`;
  const isCutOff = !isOnline && error instanceof NetworkError;
  return `${otherwise}. ${isCutOff ? 'You are offline: save again once you are back.' : failureWords(error)}`;
}
