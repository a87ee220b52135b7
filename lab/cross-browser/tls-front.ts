import { once } from 'node:events';
import { connect } from 'node:net';
import { createServer } from 'node:tls';
import { selfSignedCertificate } from '../../tests/support/api/wallet-certificates.ts';
import { openNetworkProxy, proxyPort } from '../../tools/browser/network-proxy.ts';
import { host, type Ports } from '../../tools/emulators/ports.ts';

export interface TlsFront extends AsyncDisposable {
  /** URL of the app over HTTPS. */
  url: string;
}

/**
 * Serves the app over HTTPS with a certificate that only drivers accept, and the emulators as the app expects them from its
 * own port.
 */
export async function openTlsFront(ports: Ports): Promise<TlsFront> {
  const emulators = await openNetworkProxy(ports, ['auth', 'firestore']);
  emulators.set('passes');
  const { certificate: cert, key } = selfSignedCertificate('localhost');
  const server = createServer({ cert, key }, (browser) => {
    const app = connect({ host, port: ports.hosting });
    for (const socket of [browser, app]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        browser.destroy();
        app.destroy();
      });
    }
    browser.pipe(app).pipe(browser);
  });
  server.listen({ host, port: proxyPort(ports) });
  await once(server, 'listening');
  return {
    url: `https://localhost:${proxyPort(ports)}`,
    async [Symbol.asyncDispose]() {
      server.close();
      await emulators[Symbol.asyncDispose]();
    },
  };
}
