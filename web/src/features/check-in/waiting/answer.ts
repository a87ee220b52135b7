import { ApiError, NetworkError } from '../../../data/api-errors.ts';

/**
 * Whether the server has decided against it, so that sending it again cannot help. A page that something between
 * here and the server answered with (a café's sign-in, say) has decided nothing.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === '') return false;
  return error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
}

/** Whether the server does not know any more who asks. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether every other check-in would now come to the same: nothing of it is this one's own. */
export function concernsAll(error: unknown): boolean {
  if (error instanceof NetworkError) return error.kind === 'offline';
  return isSessionOver(error) || (error instanceof ApiError && error.status === 429);
}
