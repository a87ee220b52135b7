import { logger } from 'firebase-functions/logger';
import { vi } from 'vitest';

/** Captures the log entries of the API instead of writing them. The caller restores the spy. */
export function captureLog() {
  return vi.spyOn(logger, 'write').mockImplementation(() => undefined);
}
