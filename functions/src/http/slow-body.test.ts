import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { apiWith, postInit } from '../support/single-route-api.ts';

/** Serves an API whose bodies must arrive within 100 ms. Returns its port. */
async function servedPort(overrides: Parameters<typeof apiWith>[0] = {}): Promise<number> {
  const api = apiWith(overrides, undefined, { bodyTimeoutMs: 100 });
  const server = createServer(getRequestListener(api.fetch));
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Sends the start of a request and returns everything received until the server closes the connection. */
async function receivedUntilClose(port: number, start: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(start);
  return text(socket);
}

const head = (length: string) =>
  `POST /api/things/a HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;

describe('incomplete request body', () => {
  it.each([
    ['with a declared length', 'Content-Length: 100', '{"name"'],
    ['in chunks', 'Transfer-Encoding: chunked', '7\r\n{"name"\r\n'],
    ['that never begins', 'Content-Length: 100', ''],
  ])('returns 408 and closes the connection: %s', async (_, length, body) => {
    const received = await receivedUntilClose(await servedPort(), head(length) + body);
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(received).toMatch(/^connection: close\r$/im);
    expect(received).toContain('"code":"request-timeout"');
  });

  it('answers 408 to 60 simultaneous connections', async () => {
    const port = await servedPort();
    const start = `${head('Content-Length: 100')}{`;
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => receivedUntilClose(port, start)),
    );
    expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 408 '))).toHaveLength(60);
  });
});

describe('the time for a body', () => {
  it.each([undefined, 1_048_576])(
    'waits 10 seconds for a body with a limit of %s bytes',
    async (bodyLimit) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      let status = 0;
      const body = new ReadableStream();
      const sent = { ...postInit(''), body, duplex: 'half' as const };
      const api = apiWith(bodyLimit === undefined ? {} : { bodyLimit });
      void Promise.resolve(api.request('/api/things/a', sent)).then(
        (answer) => void (status = answer.status),
      );
      await vi.advanceTimersByTimeAsync(9_999);
      expect(status).toBe(0);
      await vi.advanceTimersByTimeAsync(1);
      expect(status).toBe(408);
    },
  );
});
