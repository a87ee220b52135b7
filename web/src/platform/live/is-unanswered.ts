import type { Live } from './live.ts';
import { NotConnectedError } from './live-store.ts';

/** True if no response has arrived. A rejection or a missing document counts as a response. */
export function isUnanswered(live: Live<unknown>): boolean {
  return live.status === 'loading' || live.error instanceof NotConnectedError;
}
