import { ApiError, NetworkError } from '../api/api-errors.ts';
import type { Refusal } from './entry.ts';

/** What a failed try means for its entry. */
export type FailureOutcome =
  /** The server has decided against it: sending it again cannot help. */
  | { kind: 'refused'; refusal: Refusal }
  /** The server does not know any more who asks: nothing is sent until they have signed in again. */
  | { kind: 'session-over' }
  /** `stopsOthers`: every other entry would now come to the same. `afterMs`: what the server asks to wait. */
  | { kind: 'retry'; haltsQueue: boolean; retryAfterMs: number };

/**
 * Judges what sending threw. A page that something between here and the server answered with (a café's sign-in,
 * say) has decided nothing, nor has an API of another version that does not have the call, or a field of it: a
 * deployment is under way, or was taken back.
 */
export function classifyFailure(error: unknown): FailureOutcome {
  if (error instanceof NetworkError) {
    return { kind: 'retry', haltsQueue: error.kind === 'offline', retryAfterMs: 0 };
  }
  if (!(error instanceof ApiError)) return { kind: 'retry', haltsQueue: false, retryAfterMs: 0 };
  if (error.status === 401) return { kind: 'session-over' };
  const isDecided = error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);
  if (isDecided && error.code !== '' && !isVersionMismatch(error)) {
    const { code, serverMessage: message, details } = error;
    return { kind: 'refused', refusal: { code, message, details } };
  }
  const afterMs = (error.retryAfterSeconds ?? 0) * 1000;
  return { kind: 'retry', haltsQueue: error.status === 429, retryAfterMs: afterMs };
}

function isVersionMismatch({ code, details }: ApiError): boolean {
  return code === 'unknown-call' || details.unknownFields !== undefined;
}
