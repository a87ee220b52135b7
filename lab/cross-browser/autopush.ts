import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { acceptWebSocket, type JsonSocket } from './web-socket.ts';

/** Firefox's answer to a message: 100 if the service worker has handled it. */
interface Receipt {
  channelID: string;
  version: string;
  code: number;
}

/** Push service of Mozilla (https://mozilla-push-service.readthedocs.io) on this machine. */
export interface Autopush {
  /** `dom.push.serverURL` of Firefox. */
  url: string;
  /** Origin of the URLs to which messages are sent. */
  origin: string;
  /** Headers of the messages that it forwarded. */
  received: IncomingHttpHeaders[];
  receipts: Receipt[];
  /** Forgets all subscriptions, so that their messages are answered with 410. */
  forget: () => void;
  close: () => Promise<void>;
}

type BrowserMessage =
  | { messageType: 'hello'; uaid?: string }
  | { messageType: 'register'; channelID: string; key?: string }
  | { messageType: 'unregister'; channelID: string; code: number }
  | { messageType: 'ack'; updates: Receipt[] }
  // Ping.
  | { messageType?: undefined };

/** Starts a push service that accepts messages as RFC 8030 and RFC 8292 demand and forwards them to Firefox. */
export async function startAutopush(): Promise<Autopush> {
  const channels = new Map<string, { browser: JsonSocket; key: string }>();
  const browsers = new Set<JsonSocket>();
  const received: IncomingHttpHeaders[] = [];
  const receipts: Receipt[] = [];
  const server = createServer();
  server.on('upgrade', (request, socket) => {
    acceptWebSocket(request, socket, (message, browser) => {
      browsers.add(browser);
      answer(message as BrowserMessage, browser);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;

  server.on('request', async (request, response) => {
    const body = await buffer(request);
    const channelID = request.url?.slice('/push/'.length) ?? '';
    const channel = channels.get(channelID);
    if (!channel) return void response.writeHead(410).end();
    const status = statusOf(request.headers, channel.key, origin);
    response.writeHead(status).end();
    if (status !== 201) return;
    received.push(request.headers);
    channel.browser.send({
      messageType: 'notification',
      channelID,
      version: randomUUID(),
      data: body.toString('base64url'),
      headers: { encoding: request.headers['content-encoding'] },
    });
  });
  function answer(message: BrowserMessage, browser: JsonSocket): void {
    switch (message.messageType) {
      case 'hello': {
        const uaid = message.uaid || randomUUID().replaceAll('-', '');
        browser.send({ messageType: 'hello', status: 200, uaid, use_webpush: true });
        return;
      }
      case 'register': {
        const { channelID, key = '' } = message;
        channels.set(channelID, { browser, key: key.replaceAll('=', '') });
        const pushEndpoint = `${origin}/push/${channelID}`;
        browser.send({ messageType: 'register', status: 200, channelID, pushEndpoint });
        return;
      }
      case 'unregister': {
        const { channelID } = message;
        channels.delete(channelID);
        browser.send({ messageType: 'unregister', status: 200, channelID });
        return;
      }
      case 'ack':
        receipts.push(...message.updates);
        return;
      default:
        browser.send({});
    }
  }

  return {
    url: `ws://${host}/`,
    origin,
    received,
    receipts,
    forget: () => channels.clear(),
    close: () =>
      new Promise((resolve) => {
        for (const browser of browsers) browser.close();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Returns the status of a message: 201 only if it can be delivered and the browser subscribed for its sender. */
function statusOf(headers: IncomingHttpHeaders, key: string, audience: string): number {
  if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers.ttl))) return 400;
  const [, token = '', sender] =
    /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned || sender !== key) return 403;
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
  return aud === audience ? 201 : 403;
}
