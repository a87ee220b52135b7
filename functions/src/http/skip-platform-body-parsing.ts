import diagnosticsChannel from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Headers by which the platform detects a body. Hono uses the original headers. */
const bodyHeaders = ['content-type', 'content-length', 'transfer-encoding'];

/**
 * Keeps the platform from parsing bodies: it reads a body of any size into memory, and answers
 * malformed JSON with an HTML page. The API reads bodies itself up to each endpoint's limit. Call it while
 * the module loads, before the first request.
 */
export function skipPlatformBodyParsing(): void {
  diagnosticsChannel.subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    for (const name of bodyHeaders) delete request.headers[name];
  });
}
