import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { host } from './ports.ts';

/** Delay in milliseconds before a connection is opened again. */
const reopenMs = 200;

/**
 * Resolves when nothing listens at a port; never after the signal. An open connection reports an end at once. Servers close
 * idle connections: it is opened again.
 */
export async function waitUntilClosed(port: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if ((await openUntilClosed(port, signal)) === 'refused' && !signal.aborted) return;
    await sleep(reopenMs);
  }
  return new Promise(() => undefined);
}

/** Opens a connection and resolves when it is closed. */
function openUntilClosed(port: number, signal: AbortSignal): Promise<'closed' | 'refused'> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, signal }).resume();
    let isRefused = false;
    socket.on('error', (error: NodeJS.ErrnoException) => {
      isRefused = error.code === 'ECONNREFUSED';
    });
    socket.once('close', () => resolve(isRefused ? 'refused' : 'closed'));
  });
}
