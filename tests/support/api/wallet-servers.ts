import { createVerify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';
import { selfSignedCertificate } from './wallet-certificates.ts';

interface Notification {
  path: string;
  topic: string;
  /** Common name in the certificate of the client. */
  client: string;
  body: string;
}

/**
 * Starts an HTTP/2 server in place of Apple's push service until the test ends. `refuse` returns the reason for which it
 * refuses a token. The client has to show a certificate.
 */
export async function startApplePush(
  refuse: (token: string) => { status: number; reason: string } | undefined = () => undefined,
): Promise<{ origin: string; received: Notification[] }> {
  const { certificate, key } = selfSignedCertificate('localhost');
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, certificate]);
  const received: Notification[] = [];
  const server = createSecureServer({
    cert: certificate,
    key,
    requestCert: true,
    rejectUnauthorized: false,
  });
  server.on('stream', async (stream, headers) => {
    const socket = stream.session?.socket as TLSSocket;
    const path = String(headers[':path']);
    const body = await text(stream);
    const client = String(socket.getPeerCertificate().subject.CN);
    received.push({ path, topic: String(headers['apns-topic']), client, body });
    const refusal = refuse(path.split('/').at(-1) ?? '');
    stream.respond({ ':status': refusal?.status ?? 200 });
    stream.end(refusal ? JSON.stringify({ reason: refusal.reason }) : '');
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => {
    setDefaultCACertificates(trusted);
    server.close();
  });
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, received };
}

interface Replacement {
  path: string;
  authorization: string | undefined;
  // oxlint-disable-next-line typescript/no-explicit-any -- as it was sent
  values: any;
}

/**
 * Starts a server in place of Google's until the test ends; it issues tokens for assertions of this key, and answers
 * all other calls the same.
 */
export async function startGoogleWallet(
  publicKey: string,
  status = 200,
  answer: object = {},
): Promise<{ origins: { oauth: string; wallet: string }; received: Replacement[] }> {
  const received: Replacement[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url === '/token') {
      const isValid = isSigned(new URLSearchParams(body).get('assertion') ?? '', publicKey);
      response.writeHead(isValid ? 200 : 401, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ access_token: 'ya29', expires_in: 3599 }));
      return;
    }
    received.push(replacement(request, body));
    response.writeHead(status).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origins: { oauth: origin, wallet: origin }, received };
}

function replacement({ method, url, headers }: IncomingMessage, body: string): Replacement {
  return {
    path: `${method} ${url}`,
    authorization: headers.authorization,
    values: body === '' ? undefined : JSON.parse(body),
  };
}

function isSigned(jwt: string, publicKey: string): boolean {
  const [header, payload, signature = ''] = jwt.split('.');
  const verifier = createVerify('RSA-SHA256').update(`${header}.${payload}`);
  return verifier.verify(publicKey, signature, 'base64url');
}
