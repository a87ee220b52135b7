import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a measured process tells whoever started it: where it listens, and its memory whenever it is asked. */
export type ServerMessage = { port: number } | { rss: number };

/** Listens on a port of its own until it is ended. */
export function listen(server: Server): void {
  const send = (message: ServerMessage) => process.send?.(message);
  server.listen(0, '127.0.0.1', () => send({ port: (server.address() as AddressInfo).port }));
  process.on('message', () => send({ rss: process.memoryUsage().rss }));
}
