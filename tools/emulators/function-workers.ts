import type { ChildProcess } from 'node:child_process';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { installedScript } from '../shared/paths.ts';

/*
 * Loaded into firebase-tools by `--import`, and changes two things of its functions emulator: requests share processes, as
 * on Cloud Run, instead of starting one for each that is in progress, and a function that closes a connection before it has read
 * the body costs its caller an error, not the emulators.
 */

/** Most processes of a function, unless none of them has started. */
const maxWorkers = 8;

/** Parts of a worker of firebase-tools that are used here. */
interface Worker {
  state: 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING' | 'FINISHED';
  runtime: { process: Pick<ChildProcess, 'kill'>; conn: { httpReqOpts: () => object } };
  /** Requests in progress. */
  inProgress?: number;
}

interface Pool {
  cleanUpWorkers: () => void;
  getTriggerWorkers: (triggerId: string | undefined, runtime: string) => Worker[];
}

interface WorkerModule {
  RuntimeWorker: { prototype: object };
  RuntimeWorkerPool: { prototype: object };
}

const load = createRequire(import.meta.url);
const { RuntimeWorker, RuntimeWorkerPool } = load(
  installedScript('firebase-tools', 'lib', 'emulator', 'functionsRuntimeWorker.js'),
) as WorkerModule;

/** Returns a free worker; if there are enough, the one with the fewest requests. Undefined to start another. */
function idleWorker(this: Pool, triggerId: string | undefined, runtime: string) {
  this.cleanUpWorkers();
  const workers = this.getTriggerWorkers(triggerId, runtime);
  const idle = workers.find(({ state }) => state === 'IDLE');
  if (idle) return idle;
  // Those that are starting count, else a burst would start one for each request.
  if (workers.length < maxWorkers) return undefined;
  const busy = workers.filter(({ state }) => state === 'BUSY');
  return busy.toSorted((a, b) => (a.inProgress ?? 0) - (b.inProgress ?? 0))[0];
}

/** Sends a request to a worker and its answer to the caller. */
function forward(
  this: Worker,
  { method, path, headers }: Pick<IncomingMessage, 'method' | 'headers'> & { path: string },
  answer: ServerResponse,
  body: Buffer | undefined,
): Promise<void> {
  this.inProgress = (this.inProgress ?? 0) + 1;
  this.state = 'BUSY';
  return new Promise((resolve) => {
    answer.once('close', () => {
      this.inProgress = (this.inProgress ?? 1) - 1;
      if (this.inProgress === 0 && this.state === 'FINISHING') this.runtime.process.kill();
      else if (this.inProgress === 0 && this.state === 'BUSY') this.state = 'IDLE';
      resolve();
    });
    const forwarded = request(
      { ...this.runtime.conn.httpReqOpts(), method, path, headers },
      (received) => {
        answer.writeHead(received.statusCode ?? 200, received.headers);
        received.pipe(answer);
      },
    );
    forwarded.on('error', () => {
      if (answer.headersSent) return;
      answer.writeHead(502);
      answer.end('The function closed the connection.');
    });
    forwarded.end(body);
  });
}

Object.assign(RuntimeWorker.prototype, { request: forward });
Object.assign(RuntimeWorkerPool.prototype, { getIdleWorker: idleWorker });
