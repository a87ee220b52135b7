import '../urls.ts';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Behavior of the proxy to Firestore: forwards, swallows, or refuses connections. */
export type ConnectionMode = 'open' | 'silent' | 'closed';

const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
const sockets = new Set<Socket>();
let way: ConnectionMode = 'open';

const server = createServer((near) => {
  if (way === 'closed') return void near.destroy();
  const far = connect(Number(port), host);
  for (const [socket, other] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(socket);
    socket.on('data', (data) => way === 'open' && other.write(data));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  }
});
server.listen(0, '127.0.0.1');
server.unref();
await once(server, 'listening');

// Firestore clients of this process use the proxy from now on.
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Changes the behavior. Open connections stay unless the mode is closed. */
export function setFirestoreConnection(next: ConnectionMode): void {
  way = next;
  if (next === 'closed') for (const socket of sockets) socket.destroy();
}
