import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Message that a push service received for a browser. */
export interface PushMessage {
  /** Name of the browser, as in the endpoint. */
  browser: string;
  /** Time by `performance.now()`, in milliseconds. */
  receivedAt: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Decrypted content. */
  content: {
    web_push: number;
    notification: { title: string; body: string; lang: string; navigate: string; tag: string };
  };
}

/** Browser with keys, as its `PushSubscription` says. */
interface Browser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
}

export interface PushService {
  origin: string;
  received: PushMessage[];
  /** Subscribes a browser; its service answers messages with this status. */
  subscribe: (browser: string, status?: number) => Browser['subscription'];
  close: () => Promise<void>;
}

/** Starts a push service on this machine (RFC 8030) that decrypts messages (RFC 8291) as browsers do. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<
    string,
    { ecdh: ReturnType<typeof createECDH>; auth: Buffer; status: number }
  >();
  const received: PushMessage[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const name = request.url?.slice('/push/'.length) ?? '';
    const browser = browsers.get(name);
    if (browser && browser.status < 300) {
      const content = JSON.parse(
        decrypt(body, browser.ecdh, browser.auth).toString(),
      ) as PushMessage['content'];
      received.push({
        browser: name,
        receivedAt: performance.now(),
        headers: request.headers,
        content,
      });
    }
    response.writeHead(browser?.status ?? 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    subscribe(name, status = 201) {
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16);
      const p256dh = ecdh.generateKeys('base64url');
      browsers.set(name, { ecdh, auth, status });
      return {
        endpoint: `${origin}/push/${name}`,
        keys: { p256dh, auth: auth.toString('base64url') },
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Decrypts one record of aes128gcm (RFC 8188) with the keys of a browser (RFC 8291). */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const shared = ecdh.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = createHmac('sha256', createHmac('sha256', auth).update(shared).digest())
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest();
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}
