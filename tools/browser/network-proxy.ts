import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { host, type PortName, type Ports } from '../emulators/ports.ts';

/**
 * Behavior of the network: `passes` everything; `swallows`: accepts connections and never responds, also on
 * open ones; `delays` responses; `portal`: responds to every request with an HTML page, like a public Wi-Fi
 * sign-in.
 */
export type NetworkMode = 'passes' | 'swallows' | 'delays' | 'portal';

/** Delay of responses in the `delays` mode, in milliseconds. */
const delayMs = 30_000;

/** Difference to the ports of the stack, within the same hundred. */
const shift = 60;

const html = '<!doctype html><title>Free Wi-Fi</title><p>Please accept our terms.</p>';
const portalAnswer =
  'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n' +
  `Access-Control-Allow-Origin: *\r\nContent-Length: ${html.length}\r\n\r\n${html}`;

export interface NetworkProxy extends AsyncDisposable {
  set: (mode: NetworkMode) => void;
}

/** Returns the port of the app behind this network. */
export const proxyPort = (ports: Ports) => ports.hosting + shift;
export const proxiedUrl = (ports: Ports) => `http://${host}:${proxyPort(ports)}`;

/**
 * Opens a network between a browser and ports of the stack. The app derives the Auth and Firestore ports from
 * its own, so the difference is the same for all.
 */
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
      // Connections opened before stay open, except in the `portal` mode.
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
