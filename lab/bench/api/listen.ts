import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Message of a measured process to its parent: its port at the start, its memory and processor time after each message. */
export type ServerMessage = { port: number } | { rss: number; cpuMs: number };

/** Listens on a free port until the process is killed. */
export function listen(server: Server): void {
  const send = (message: ServerMessage) => process.send?.(message);
  server.listen(0, '127.0.0.1', () => send({ port: (server.address() as AddressInfo).port }));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    send({ rss: process.memoryUsage().rss, cpuMs: (user + system) / 1000 });
  });
}
