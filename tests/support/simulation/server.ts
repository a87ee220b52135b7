import { createApp } from '../../../functions/src/app.ts';
import {
  changesPublicStock,
  rebuildCatalogs,
} from '../../../functions/src/modules/catalog/service.ts';
import { type DocumentChange, MemoryFirestore } from '../memory-store/memory-firestore.ts';
import type { Chance } from './chance.ts';
import type { Scheduler } from './scheduler.ts';

/** gRPC code UNAVAILABLE. */
const unavailable = 14;

export interface ServerFaults {
  /** Probability that the server is killed at a commit. */
  killAtCommit: number;
  /** Probability that an operation of the store fails, whether it was applied or not. */
  storeFailure: number;
  /** Probability that an operation takes longer than a request may. */
  slowOperation: number;
}

interface ServerEnvironment {
  scheduler: Scheduler;
  chance: Chance;
  faults: ServerFaults;
  trace: (text: string) => void;
}

/** Process of the API. After its end, no code of it continues. */
interface Process {
  isAlive: boolean;
  app: ReturnType<typeof createApp>;
  /** Breaks the connections of the requests in progress. */
  connections: Set<() => void>;
}

/** The API on a store in memory: every operation takes time, and the process may be killed at any of them. */
export class SimulatedServer {
  readonly firestore: MemoryFirestore;
  /** Requests that failed for a reason that was not injected, such as a call that the store in memory does not know. */
  readonly failures: string[] = [];
  readonly #environment: ServerEnvironment;
  #process: Process | null;
  #isHealed = false;

  constructor(environment: ServerEnvironment) {
    this.#environment = environment;
    this.#process = newProcess();
    this.firestore = new MemoryFirestore((work, isCommit) => this.#perform(work, isCommit));
  }

  /** Answers a request; null if there is no process or it is killed first. */
  handle(request: Request): Promise<Response | null> {
    const running = this.#process;
    if (!running) return Promise.resolve(null);
    return new Promise((resolve) => {
      const disconnect = () => resolve(null);
      running.connections.add(disconnect);
      void Promise.resolve(running.app.fetch(request)).then((response) => {
        running.connections.delete(disconnect);
        if (response.status === 500) this.failures.push(`${request.method} ${request.url}`);
        resolve(running.isAlive ? response : null);
      });
    });
  }

  /** Sleeps like the process that calls it: forever if that is killed. */
  sleep(delayMs: number): Promise<void> {
    const running = this.#process;
    return new Promise((resolve) => {
      this.#environment.scheduler.after(delayMs, () => running?.isAlive && resolve());
    });
  }

  kill(): void {
    const { scheduler, chance, trace } = this.#environment;
    if (!this.#process) return;
    trace('server: killed');
    const { connections } = this.#process;
    this.#process.isAlive = false;
    this.#process = null;
    for (const disconnect of connections) disconnect();
    scheduler.after(chance.integer(1, 20_000), () => this.#start());
  }

  /** Ends all faults: from now on nothing fails. */
  heal(): void {
    this.#isHealed = true;
    this.#start();
  }

  /** Runs the triggers of a commit, each until it succeeds once, and sometimes twice. */
  runTriggers(changes: readonly DocumentChange[]): void {
    const { scheduler, chance } = this.#environment;
    for (const change of changes.filter(({ path }) => path.startsWith('rewardSlots/'))) {
      const runs = chance.is(0.1) ? 2 : 1;
      for (let run = 0; run < runs; run += 1)
        scheduler.after(chance.integer(50, 3000), () => this.#trigger(change));
    }
  }

  #start(): void {
    if (this.#process) return;
    this.#environment.trace('server: started');
    this.#process = newProcess();
  }

  #trigger(change: DocumentChange): void {
    const { scheduler } = this.#environment;
    const retry = () => scheduler.after(5000, () => this.#trigger(change));
    const running = this.#process;
    if (!running) return void retry();
    let isDone = false;
    const finish = () => void (isDone = true);
    updateCatalog(change, scheduler.now).then(finish, retry);
    // A killed process reports no failure: the platform delivers the event again.
    scheduler.after(60_000, () => !isDone && !running.isAlive && retry());
  }

  #perform<T>(work: () => T, isCommit: boolean): Promise<T> {
    const { scheduler, chance, faults, trace } = this.#environment;
    const running = this.#process;
    const isSlow = !this.#isHealed && chance.is(faults.slowOperation);
    // Requests overlap, as at a busy hour.
    const usualMs = chance.is(0.5) ? chance.integer(1, 50) : chance.integer(100, 800);
    const delayMs = isSlow ? chance.integer(20_000, 40_000) : usualMs;
    return new Promise((resolve, reject) => {
      scheduler.after(delayMs, () => {
        // A commit that was sent may arrive although its process has ended.
        if (!running?.isAlive) return isCommit && chance.is(0.5) ? attempt(work) : undefined;
        if (isCommit && !this.#isHealed && chance.is(faults.killAtCommit)) {
          const isWritten = chance.is(0.5) && attempt(work);
          trace(`server: killed ${isWritten ? 'after' : 'before'} a commit`);
          return this.kill();
        }
        if (!this.#isHealed && chance.is(faults.storeFailure)) {
          if (chance.is(0.5)) attempt(work);
          return reject(
            Object.assign(new Error('The store is unavailable.'), { code: unavailable }),
          );
        }
        resolve(perform(work));
      });
    });
  }
}

function newProcess(): Process {
  return { isAlive: true, app: createApp(), connections: new Set() };
}

async function perform<T>(work: () => T): Promise<T> {
  return work();
}

/** Performs an operation whose result is received by no one. True if it succeeded. */
function attempt(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** Trigger of reward slots, as in functions/src/index.ts. */
async function updateCatalog({ before, after }: DocumentChange, now: number): Promise<void> {
  if (!(await changesPublicStock(before, after, now))) return;
  const eventId = String((after ?? before)?.eventId);
  await rebuildCatalogs({ kind: 'event', eventId }, now);
}
