import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { installedScript } from '../shared/paths.ts';

interface Worker {
  readyForWork: () => void;
  request: (request: object, answer: ServerResponse, body?: Buffer) => Promise<void>;
}
interface Pool {
  addWorker: (trigger: object, runtime: object, extension: object, name: string) => Worker;
  getIdleWorker: (triggerId: string, runtime: string) => Worker | undefined;
}
const load = createRequire(import.meta.url);
const { RuntimeWorkerPool } = load(
  installedScript('firebase-tools', 'lib', 'emulator', 'functionsRuntimeWorker.js'),
) as { RuntimeWorkerPool: new () => Pool };

beforeAll(() => import('./function-workers.ts'));

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listening(answer: (asked: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const trigger = { id: 'api', timeoutSeconds: 60 };

/** Adds a worker that is ready and whose function listens at this port. */
function addWorker(pool: Pool, port: number): Worker {
  const process = Object.assign(new EventEmitter(), { kill: () => true });
  const conn = { httpReqOpts: () => ({ host: '127.0.0.1', port }) };
  const worker = pool.addWorker(
    trigger,
    { process, conn, events: new EventEmitter() },
    {},
    'nodejs24',
  );
  worker.readyForWork();
  return worker;
}

it('answers the caller of a function that closes the connection before it has read the body', async () => {
  const port = await listening((asked) => {
    asked.once('data', () => asked.destroy());
  });
  const worker = addWorker(new RuntimeWorkerPool(), port);
  const body = Buffer.alloc(12_000_000);
  const headers = { 'content-length': String(body.length) };
  const emulator = await listening((_, answer) => {
    void worker.request({ method: 'POST', path: '/', headers }, answer, body);
  });
  const sent = request({ host: '127.0.0.1', port: emulator, method: 'POST' }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(502);
});

it('shares the process with the fewest requests among eight', async () => {
  const waiting: ServerResponse[] = [];
  const port = await listening((_, response) => waiting.push(response));
  const pool = new RuntimeWorkerPool();
  const emulator = await listening((asked, answer) => {
    const { method, headers } = asked;
    const worker = pool.getIdleWorker(trigger.id, 'nodejs24') ?? addWorker(pool, port);
    workers.push(worker);
    void worker.request({ method, path: '/', headers }, answer);
  });
  const workers: Worker[] = [];
  const answers = Array.from({ length: 24 }, () => fetch(`http://127.0.0.1:${emulator}/`));
  await expect.poll(() => waiting.length).toBe(24);
  for (const response of waiting) response.end('done');
  expect(await Promise.all((await Promise.all(answers)).map((answer) => answer.text()))).toEqual(
    Array.from({ length: 24 }, () => 'done'),
  );
  const used = new Set(workers);
  expect([...used].map((worker) => workers.filter((one) => one === worker).length)).toEqual(
    Array.from({ length: 8 }, () => 3),
  );
});
