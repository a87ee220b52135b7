import { ApiError, NetworkError } from '../api/api-errors.ts';
import type { Refusal } from './delivery.ts';

/** Effect of a failed attempt on its entry. */
export type FailureOutcome =
  /** Decided by the server: a retry cannot succeed. */
  | { kind: 'refused'; refusal: Refusal }
  /** Session unknown to the server: nothing is sent until sign-in. */
  | { kind: 'session-over' }
  /** `haltsQueue`: all other entries would fail too. `retryAfterMs`: delay requested by the server. */
  | { kind: 'retry'; haltsQueue: boolean; retryAfterMs: number };

/**
 * Classifies an error of a delivery. A page of a proxy (such as a captive portal) decides nothing, nor does
 * an API version without the endpoint or field: a deployment is in progress or was rolled back.
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
