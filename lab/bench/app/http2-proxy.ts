import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, createBrotliCompress } from 'node:zlib';

export interface Http2Proxy extends Disposable {
  /** An https address on this machine. */
  url: string;
}

const compressible = /text|javascript|json|svg|manifest|xml/;
/** Of HTTP/1.1 alone: HTTP/2 refuses them. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/**
 * What Hosting is to a browser, before its emulator: HTTP/2 over TLS, with text compressed. The certificate is
 * made for this one run; browsers have to be told to take it. `at`: a port of its own where none is named.
 */
export async function openHttp2Proxy(
  target: { host: string; port: number },
  at = 0,
): Promise<Http2Proxy> {
  const server = createSecureServer({ ...ownCertificate(), allowHTTP1: true }, (asked, answer) => {
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(':') && name !== 'host'),
    );
    const { method, url: path } = asked;
    const passed = request({ ...target, method, path, headers }, (answered) => {
      const kept = Object.entries(answered.headers).filter(
        ([name]) => !connectionHeaders.includes(name),
      );
      const isPlain =
        compressible.test(answered.headers['content-type'] ?? '') &&
        !answered.headers['content-encoding'];
      answer.writeHead(answered.statusCode ?? 502, {
        ...Object.fromEntries(kept),
        ...(isPlain && { 'content-encoding': 'br', vary: 'Accept-Encoding' }),
      });
      if (isPlain) answered.pipe(brotli()).pipe(answer);
      else answered.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
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
