import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, createBrotliCompress } from 'node:zlib';

export interface Http2Proxy extends Disposable {
  /** HTTPS URL on this machine. */
  url: string;
}

const compressible = /text|javascript|json|svg|manifest|xml/;
/** Headers of HTTP/1.1 that HTTP/2 rejects. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/**
 * Opens a proxy in front of the Hosting emulator that responds like Hosting: HTTP/2 over TLS with compressed
 * text. The certificate is created for this run, so browsers must ignore certificate errors. `at`: port, 0
 * for a free one.
 */
export async function openHttp2Proxy(
  target: { host: string; port: number },
  at = 0,
): Promise<Http2Proxy> {
  const server = createSecureServer(
    { ...ownCertificate(), allowHTTP1: true },
    (incoming, answer) => {
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).filter(
          ([name]) => !name.startsWith(':') && name !== 'host',
        ),
      );
      const { method, url: path } = incoming;
      const passed = request({ ...target, method, path, headers }, (answered) => {
        const endToEnd = Object.entries(answered.headers).filter(
          ([name]) => !connectionHeaders.includes(name),
        );
        const isPlain =
          compressible.test(answered.headers['content-type'] ?? '') &&
          !answered.headers['content-encoding'];
        answer.writeHead(answered.statusCode ?? 502, {
          ...Object.fromEntries(endToEnd),
          ...(isPlain && { 'content-encoding': 'br', vary: 'Accept-Encoding' }),
        });
        if (isPlain) answered.pipe(brotli()).pipe(answer);
        else answered.pipe(answer);
      });
      passed.on('error', () => answer.writeHead(502).end());
      incoming.pipe(passed);
    },
  );
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `https://127.0.0.1:${port}`, [Symbol.dispose]: () => server.close() };
}

const brotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

function ownCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'wine-walk-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=127.0.0.1',
      ].concat(['-keyout', key, '-out', cert]),
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
