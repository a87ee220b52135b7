import diagnosticsChannel from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * The platform parses JSON bodies before the function is called and answers malformed ones with a page of
 * HTML. Told that the body is bytes, it hands it on untouched, and the API answers in its own words.
 * Must be called while the module loads, before the first request.
 */
export function keepBodiesUntouched(): void {
  diagnosticsChannel.subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.headers['content-type'])
      request.headers['content-type'] = 'application/octet-stream';
  });
}
