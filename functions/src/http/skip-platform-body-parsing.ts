import diagnosticsChannel from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** By these the platform knows that there is a body to read. Hono goes by the headers as they were sent. */
const bodyHeaders = ['content-type', 'content-length', 'transfer-encoding'];

/**
 * The platform reads every body into memory before the function is called, however large it is, and answers
 * malformed JSON with a page of HTML. Told that there is none it leaves it unread: the API reads it up to each
 * call's limit, and answers in its own words.
 * Must be called while the module loads, before the first request.
 */
export function skipPlatformBodyParsing(): void {
  diagnosticsChannel.subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    for (const name of bodyHeaders) delete request.headers[name];
  });
}
