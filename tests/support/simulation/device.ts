import type { Endpoint, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import {
  type Api,
  type CallInput,
  createApiClient,
} from '../../../web/src/platform/api/api-client.ts';
import { ApiError, NetworkError } from '../../../web/src/platform/api/api-errors.ts';
import type { QueueEnvironment } from '../../../web/src/platform/delivery-queue/environment.ts';
import type { QueueRecord } from '../../../web/src/platform/delivery-queue/queue-store.ts';
import { memoryLock, memoryStore } from '../../../web/src/support/memory-queue.ts';
import type { Sender } from './network.ts';
import type { IdTokenSource } from './simulated-auth.ts';
import type { Simulation } from './simulation.ts';

/** Page of the app on a device. After its end, no code of it continues. */
class Page {
  isOpen = true;
  close: () => void = () => undefined;
  /** Rejects when the page is closed. */
  readonly closed = new Promise<never>((_, reject) => {
    this.close = () => {
      this.isOpen = false;
      reject(new NetworkError('offline', 'The page was closed.'));
    };
  });

  constructor() {
    this.closed.catch(() => undefined);
  }
}

/** Phone or desk: storage that outlives its pages, a connection and a clock. */
export class Device implements Sender {
  readonly name: string;
  isOnline = true;
  /** Records of the delivery queue. */
  readonly records: ReadonlyMap<string, QueueRecord>;
  /** Every record that the device has confirmed as persisted, by key. */
  readonly persisted = new Map<string, QueueRecord>();
  /** ID token of the session; null if signed out. */
  token: IdTokenSource | null = null;
  readonly #simulation: Simulation;
  readonly #storage = memoryStore();
  readonly #lock = memoryLock();
  /** Difference of the device's clock, in milliseconds. */
  readonly #skewMs: number;
  readonly #wakes = new Set<() => void>();
  #page = new Page();

  constructor(simulation: Simulation, name: string) {
    this.#simulation = simulation;
    this.name = name;
    this.records = this.#storage.records;
    const { chance } = simulation;
    this.#skewMs = chance.is(0.3) ? chance.integer(-600_000, 600_000) : 0;
  }

  /** Epoch milliseconds by the device's clock. */
  get now(): number {
    return this.#simulation.scheduler.now + this.#skewMs;
  }

  /** Runs code of the app on this device. */
  run<T>(work: () => T): T {
    return this.#simulation.onDevice(this, work);
  }

  connect(isOnline: boolean): void {
    if (this.isOnline === isOnline) return;
    this.#simulation.trace(`${this.name}: ${isOnline ? 'online' : 'offline'}`);
    this.isOnline = isOnline;
    if (isOnline) for (const wake of this.#wakes) this.run(wake);
  }

  /** Kills the page and opens a new one. */
  reload(): void {
    this.#simulation.trace(`${this.name}: page killed`);
    this.#page.close();
    this.#page = new Page();
    this.#wakes.clear();
    this.#lock.releaseAll();
  }

  /** API client of the current page. */
  api(): Api {
    const page = this.#page;
    const client = createApiClient(async (isExpired) => this.token?.(isExpired) ?? null);
    const call = (endpoint: never, input: never) =>
      whileOpen(
        page,
        this.run(() => client(endpoint, input)),
      );
    return call as Api;
  }

  /**
   * Calls an endpoint under one key until there is a final response, also on another page: returns it, or the
   * problem's code. Null if the person gives up before, whether the request was processed or not.
   */
  async call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    givesUp = 0,
  ): Promise<ResponseOf<E> | string | null> {
    const { chance, scheduler } = this.#simulation;
    const repeated = { ...input, idempotencyKey: chance.uuid() };
    for (;;) {
      try {
        return await Promise.race([this.api()(endpoint, repeated), this.#page.closed]);
      } catch (error) {
        const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429;
        if (isFinal) return error.code;
        if (chance.is(givesUp)) return null;
        await scheduler.sleep(chance.integer(1000, 20_000));
      }
    }
  }

  /** Environment of a delivery queue of the current page. */
  queueEnvironment(): QueueEnvironment {
    const page = this.#page;
    const { scheduler, chance } = this.#simulation;
    const { store } = this.#storage;
    /** Performs an operation of the storage, unless the page is killed before. */
    const stored = async <T>(work: () => Promise<T>) => {
      await scheduler.sleep(chance.integer(1, 15));
      return page.isOpen ? whileOpen(page, work()) : new Promise<never>(() => undefined);
    };
    return {
      store: {
        list: () => stored(() => store.list()),
        update: (key, change) => stored(() => store.update(key, change)),
        remove: (key) => stored(() => store.remove(key)),
        put: (record) =>
          stored(async () => {
            this.persisted.set(record.key, record);
            return store.put(record);
          }),
      },
      lock: this.#lock.lock,
      clock: {
        now: () => this.now,
        setTimeout: (delayMs, act) => scheduler.after(delayMs, () => page.isOpen && this.run(act)),
      },
      isOnline: () => this.isOnline,
      onWake: (wake) => {
        this.#wakes.add(wake);
        return () => this.#wakes.delete(wake);
      },
    };
  }
}

/** Result of `work` for code of a page; pending forever if the page is closed by then. */
function whileOpen<T>(page: Page, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    work.then(
      (result) => page.isOpen && resolve(result),
      (error: unknown) => page.isOpen && reject(error as Error),
    );
  });
}
