import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { host, type PortName, type Ports } from '../emulators/ports.ts';

/**
 * What the network does with what is sent: `passes` everything; `swallows`: connections are accepted and nothing
 * is ever answered, on those that are open already neither; `delays` whatever is answered; `portal`: every
 * request is answered with a page of HTML, as by a café's sign-in.
 */
export type NetworkMode = 'passes' | 'swallows' | 'delays' | 'portal';

/** Delay of responses in the `delays` mode, in milliseconds. */
const delayMs = 30_000;

/** Beside the stack's own ports, in the hundred that is the stack's. */
const shift = 60;

const html = '<!doctype html><title>Free Wi-Fi</title><p>Please accept our terms.</p>';
const portalAnswer =
  'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n' +
  `Access-Control-Allow-Origin: *\r\nContent-Length: ${html.length}\r\n\r\n${html}`;

export interface NetworkProxy extends AsyncDisposable {
  set: (mode: NetworkMode) => void;
}

/** The port at which the app is opened, so that all it sends goes through this network. */
export const proxyPort = (ports: Ports) => ports.hosting + shift;
export const proxiedUrl = (ports: Ports) => `http://${host}:${proxyPort(ports)}`;

/** A network between a browser and these of the stack: the app finds Auth and Firestore at the same distance from itself. */
export async function openNetworkProxy(
  ports: Ports,
  names: readonly PortName[] = ['hosting', 'auth', 'firestore'],
): Promise<NetworkProxy> {
  const sockets = new Set<Socket>();
  let mode: NetworkMode = 'passes';
  const servers = await Promise.all(names.map((name) => listen(ports[name], sockets, () => mode)));
  return {
    set(next) {
      mode = next;
      // What was connected by the network before stays connected only where it goes on as before.
      if (next === 'portal') for (const socket of sockets) socket.destroy();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    },
  };
}

function listen(port: number, sockets: Set<Socket>, mode: () => NetworkMode): Promise<Server> {
  const server = createServer((browser) => {
    const stack = dial({ host, port });
    for (const socket of [browser, stack]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        browser.destroy();
        stack.destroy();
      });
    }
    browser.on('data', (sent) => {
      if (mode() === 'portal') browser.end(portalAnswer);
      else if (mode() !== 'swallows') stack.write(sent);
    });
    stack.on('data', (answered) => {
      if (mode() === 'passes') browser.write(answered);
      if (mode() === 'delays') setTimeout(() => browser.write(answered), delayMs);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port: port + shift }, () => resolve(server));
  });
}
