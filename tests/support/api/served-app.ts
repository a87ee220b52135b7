import './urls.ts';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll } from 'vitest';
import { createApp } from '../../../functions/src/app.ts';
import { startPacked } from './store/packed-functions.ts';

/** True if calls reach packed functions: tests that replace or watch parts of the API in their process are skipped. */
export const isPacked = process.env.PACKED_FUNCTIONS !== undefined;

/**
 * Serves the API in this process: parallel requests, and access to its Firestore reads. With PACKED_FUNCTIONS, serves the packed
 * functions instead (packed-setup.ts).
 */
export async function serveApp(): Promise<{ at: string; close: () => Promise<void> }> {
  const { PACKED_FOLDER: folder } = process.env;
  if (folder) {
    const packed = { folder, functions: join(folder, 'functions') };
    const { url, stop } = await startPacked(packed, 'api');
    return { at: url, close: stop };
  }
  return new Promise((resolve) => {
    const server = serve(
      {
        fetch: createApp().fetch,
        port: 0,
        hostname: '127.0.0.1',
        serverOptions: {
          // A busy process would close connections that its own client is about to use.
          keepAliveTimeout: 0,
          // The API itself refuses a query that is too long, however it is encoded.
          maxHeaderSize: 128 * 1024,
        },
      },
      (address) =>
        resolve({
          at: `http://127.0.0.1:${address.port}`,
          close: () => new Promise((closed) => server.close(() => closed())),
        }),
    );
  });
}

/** The same, closed after the test file. */
export async function servedApp() {
  const app = await serveApp();
  afterAll(() => app.close());
  return app;
}
