import './urls.ts';
import { serve } from '@hono/node-server';
import { afterAll } from 'vitest';
import { createApp } from '../../../functions/src/app.ts';

/**
 * The API served in this process: for many requests at once, since the functions emulator gives each worker
 * one at a time, and for looking at what it asks of Firestore.
 */
export async function serveApp(): Promise<{ at: string; close: () => Promise<void> }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: createApp().fetch, port: 0, hostname: '127.0.0.1' }, (address) =>
      resolve({
        at: `http://127.0.0.1:${address.port}`,
        close: () => new Promise((closed) => server.close(() => closed())),
      }),
    );
  });
}

/** The same for the file of tests that asks, and closed after it. */
export async function servedApp() {
  const app = await serveApp();
  afterAll(() => app.close());
  return app;
}
