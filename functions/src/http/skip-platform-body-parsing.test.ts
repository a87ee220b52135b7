import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
} from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiWith } from '../support/single-route-api.ts';
import { skipPlatformBodyParsing } from './skip-platform-body-parsing.ts';

/** Part of the express version that firebase-functions uses. */
interface Express {
  (): RequestListener & { use: (...handlers: unknown[]) => void };
  json: Parser;
  text: Parser;
  urlencoded: Parser;
  raw: Parser;
}
type Parser = (options: object) => unknown;

const platform = createRequire(import.meta.resolve('firebase-functions/v2/https'));
const express = platform('express') as Express;

/** Simulates the platform, which parses bodies of known types before it calls a function. */
function platformServer(listener: RequestListener): Server {
  const app = express();
  const verify = (request: { rawBody?: Buffer }, _answer: unknown, bytes: Buffer) => {
    request.rawBody = bytes;
  };
  app.use(express.json({ limit: '32mb', verify }));
  app.use(express.text({ limit: '32mb', verify }));
  app.use(express.urlencoded({ limit: '32mb', verify, extended: true }));
  app.use(express.raw({ limit: '32mb', verify, type: '*/*' }));
  app.use(listener);
  return createServer(app);
}

let server: Server;
let address: string;
beforeAll(async () => {
  server = platformServer(getRequestListener(apiWith().fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/things/a`;
});
afterAll(() => {
  server.close();
});

const post = (body: string, type: string) =>
  fetch(address, { method: 'POST', body, headers: { 'Content-Type': type } });

/* In this order: subscriptions to the requests of a process cannot be removed. */
describe('a malformed body', () => {
  it('returns an HTML page from the platform by default', async () => {
    const answer = await post('{"name": ', 'application/json');
    expect(await answer.text()).toContain('<html');
  });

  it('returns JSON from the API when the platform does not parse', async () => {
    skipPlatformBodyParsing();
    for (const type of ['application/json', 'application/json; charset=utf-8']) {
      const answer = await post('{"name": ', type);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'not-valid-json' });
    }
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'])(
    'passes valid bodies of type %s unchanged',
    async (type) => {
      const answer = await post('{"name": "Zoë 🍷"}', type);
      expect(await answer.json()).toMatchObject({ got: { body: { name: 'Zoë 🍷' } } });
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'returns JSON for the type %s',
    async (type) => {
      const answer = await post('{"name": "Zoë"}', type);
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'not-json' }]);
    },
  );

  it('returns JSON for a missing body', async () => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'not-valid-json' }]);
  });
});

describe('a body above the limit', () => {
  const megabytes = 10 * 2 ** 20;
  const chunk = new Uint8Array(64 * 1024).fill(0x20);

  /** Sends a body in pieces and returns the status with the number of bytes read. */
  async function streamed(headers: Record<string, string>) {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += chunk.byteLength;
        controller.enqueue(chunk);
        if (sent >= megabytes) controller.close();
      },
    });
    const request = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'Content-Type': 'application/json', ...headers },
    } as RequestInit;
    const answer = await fetch(address, request);
    return { status: answer.status, code: ((await answer.json()) as { code: string }).code };
  }

  it('rejects a body that declares too large a length before reading it', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': megabytes };
    const outgoing = request(address, { method: 'POST', headers });
    outgoing.flushHeaders();
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await json(answer)]).toMatchObject([
      413,
      { code: 'body-too-large' },
    ]);
    outgoing.on('error', () => undefined).destroy();
  });

  it('rejects a body without a declared length at the first excess byte', async () => {
    expect(await streamed({})).toEqual({ status: 413, code: 'body-too-large' });
  });

  it('uses no memory for sixteen concurrent requests of 10 MB', async () => {
    const before = process.memoryUsage().arrayBuffers;
    let maxBytes = 0;
    const watch = setInterval(() => {
      maxBytes = Math.max(maxBytes, process.memoryUsage().arrayBuffers - before);
    }, 5);
    const answers = await Promise.all(Array.from({ length: 16 }, () => streamed({})));
    clearInterval(watch);
    expect(answers.every(({ status }) => status === 413)).toBe(true);
    expect(maxBytes).toBeLessThan(80 * 2 ** 20);
  });
});
