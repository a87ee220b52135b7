import { AsyncLocalStorage } from 'node:async_hooks';
import { active, noWorld } from './active-world.ts';
import { Chance } from './chance.ts';
import type { Device } from './device.ts';
import { type NetworkFaults, SimulatedNetwork } from './network.ts';
import { Scheduler } from './scheduler.ts';
import { type ServerFaults, SimulatedServer } from './server.ts';
import { createCustomToken, verifyIdToken } from './simulated-auth.ts';

const devices = new AsyncLocalStorage<Device>();

export interface Faults extends NetworkFaults, ServerFaults {}

/** Start of the evening, epoch milliseconds: the start of the sample event. */
export const startOfEvening = Date.parse('2026-11-20T18:00:00.000Z');

/** One process with a virtual clock: a server, a network, and the devices of an evening. */
export class Simulation {
  readonly chance: Chance;
  readonly scheduler = new Scheduler(startOfEvening);
  readonly server: SimulatedServer;
  readonly network: SimulatedNetwork;
  /** All that happened, with the time in seconds. */
  readonly events: string[] = [];

  constructor(seed: number, faults: Faults) {
    const { scheduler } = this;
    this.chance = new Chance(seed);
    const environment = { scheduler, chance: this.chance, faults, trace: this.trace };
    this.server = new SimulatedServer(environment);
    this.network = new SimulatedNetwork({ ...environment, server: this.server });
  }

  readonly trace = (text: string): void => {
    const seconds = (this.scheduler.now - startOfEvening) / 1000;
    this.events.push(`${seconds.toFixed(3).padStart(9)}  ${text}`);
  };

  /** Sleeps until a multiple of `stepSeconds`, so that people often do something at the same time. */
  async pause(leastSeconds: number, mostSeconds: number, stepSeconds: number): Promise<void> {
    const { now } = this.scheduler;
    const until = now + this.chance.integer(leastSeconds, mostSeconds) * 1000;
    const step = stepSeconds * 1000;
    await this.scheduler.sleep(Math.ceil(until / step) * step - now);
  }

  /** Runs code of the app on a device. */
  onDevice<T>(device: Device, work: () => T): T {
    return devices.run(device, work);
  }

  /** Runs `work` with the simulated clock, timers, random numbers and network instead of the real ones. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { scheduler, chance, server, network } = this;
    /** Timeout of the request that is sent next, which a response ends. */
    let cancelTimeout: () => void = () => undefined;
    const real = {
      now: Date.now,
      random: Math.random,
      fetch: globalThis.fetch,
      setTimeout: globalThis.setTimeout,
      clearTimeout: globalThis.clearTimeout,
      randomUUID: crypto.randomUUID.bind(crypto),
      timeout: AbortSignal.timeout.bind(AbortSignal),
      error: console.error,
    };
    const set = (replaced: typeof real) => {
      Date.now = replaced.now;
      Math.random = replaced.random;
      globalThis.fetch = replaced.fetch;
      globalThis.setTimeout = replaced.setTimeout;
      globalThis.clearTimeout = replaced.clearTimeout;
      crypto.randomUUID = replaced.randomUUID;
      AbortSignal.timeout = replaced.timeout;
      console.error = replaced.error;
    };
    active.world = {
      firestore: server.firestore,
      randomBytes: (count) => chance.bytes(count),
      sleep: (delayMs) => server.sleep(delayMs),
      verifyIdToken: (token) => verifyIdToken(token, scheduler.now),
      createCustomToken,
      currentApi: () => currentDevice().api(),
    };
    set({
      now: () => scheduler.now,
      random: chance.next,
      fetch: async (path, init = {}) => {
        const cancel = cancelTimeout;
        try {
          return await network.fetch(currentDevice(), path as string, init);
        } finally {
          cancel();
        }
      },
      setTimeout: ((act: () => void, delayMs = 0) =>
        scheduler.after(delayMs, act)) as unknown as typeof setTimeout,
      clearTimeout: ((cancel: (() => void) | undefined) =>
        cancel?.()) as unknown as typeof clearTimeout,
      randomUUID: () => chance.uuid(),
      timeout: (delayMs) => {
        const controller = new AbortController();
        cancelTimeout = scheduler.after(delayMs, () =>
          controller.abort(new DOMException('The request took too long.', 'TimeoutError')),
        );
        return controller.signal;
      },
      error: (...args: unknown[]) => this.trace(`console: ${args.map(String).join(' ')}`),
    });
    const { stackTraceLimit } = Error;
    // The stack of each failed request would be mapped to the sources, which takes a tenth of the time.
    if (!process.env.SIMULATION_SEED) Error.stackTraceLimit = 0;
    try {
      return await work();
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
      set(real);
      active.world = noWorld();
    }
  }
}

function currentDevice(): Device {
  const device = devices.getStore();
  if (!device) throw new Error('This code runs on no device.');
  return device;
}
