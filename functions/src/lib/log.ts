import { scrub } from '@wine-walk/common/lib/scrub.ts';
import { logger } from 'firebase-functions/logger';

/** Facts of a log entry; IDs of documents, never names, emails or addresses. */
type Facts = Readonly<Record<string, string | number | readonly string[]>>;

const maxErrorLength = 4000;

/**
 * Logs a failure with severity ERROR, which the alert policies count. The text of the error is scrubbed, because
 * libraries quote what they were given.
 */
export function logError(event: string, facts: Facts, error?: unknown): void {
  const text = error === undefined ? '' : `: ${scrub(errorText(error)).slice(0, maxErrorLength)}`;
  logger.write({ severity: 'ERROR', message: `${event}${text}`, event, ...facts });
}

/** Logs a problem that can wait, with severity WARNING. */
export function logWarning(event: string, facts: Facts): void {
  logger.write({ severity: 'WARNING', message: event, event, ...facts });
}

function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
