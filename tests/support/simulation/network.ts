import type { Chance } from './chance.ts';
import type { Scheduler } from './scheduler.ts';
import type { SimulatedServer } from './server.ts';

export interface NetworkFaults {
  /** Probability that a request or a response is lost. */
  loss: number;
  /** Probability that a request arrives twice. */
  duplication: number;
  /** Probability of a long delay, so that messages overtake each other. */
  delay: number;
}

/** Sender of requests. */
export interface Sender {
  name: string;
  isOnline: boolean;
}

interface NetworkEnvironment {
  scheduler: Scheduler;
  chance: Chance;
  server: SimulatedServer;
  faults: NetworkFaults;
  trace: (text: string) => void;
}

const origin = 'http://simulation.test';

/** Network between the devices and the server, with loss, delay, duplication and reordering. */
export class SimulatedNetwork {
  readonly #environment: NetworkEnvironment;
  #isHealed = false;

  constructor(environment: NetworkEnvironment) {
    this.#environment = environment;
  }

  /** Ends all faults: from now on everything arrives. */
  heal(): void {
    this.#isHealed = true;
  }

  /** Sends a request as `fetch` does. Without a response it fails only when its signal aborts. */
  fetch(sender: Sender, path: string, init: RequestInit): Promise<Response> {
    const { scheduler, chance, faults, trace } = this.#environment;
    return new Promise((resolve, reject) => {
      const { signal, ...rest } = init;
      const request = () => new Request(origin + path, rest);
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      const disconnect = () => reject(new TypeError('fetch failed'));
      if (!sender.isOnline) return void scheduler.after(5, disconnect);
      if (this.#fails(faults.duplication)) {
        trace(`network: duplicates ${init.method} ${path} of ${sender.name}`);
        scheduler.after(chance.integer(100, 90_000), () => void this.#deliver(request()));
      }
      if (this.#fails(faults.loss))
        return trace(`network: loses ${init.method} ${path} of ${sender.name}`);
      scheduler.after(this.#latencyMs(), () => {
        void this.#deliver(request()).then((response) => {
          trace(
            `${sender.name}: ${init.method} ${path} ${response?.status ?? 'refused'} ${response?.code ?? ''}`,
          );
          if (!response) return void scheduler.after(5, disconnect);
          if (this.#fails(faults.loss))
            return trace(`network: loses the response for ${sender.name}`);
          scheduler.after(this.#latencyMs(), () => {
            if (sender.isOnline) resolve(response.create());
            else disconnect();
          });
        });
      });
    });
  }

  #fails(probability: number): boolean {
    return !this.#isHealed && this.#environment.chance.is(probability);
  }

  #latencyMs(): number {
    const { chance, faults } = this.#environment;
    return this.#fails(faults.delay) ? chance.integer(1000, 45_000) : chance.integer(5, 300);
  }

  /** Returns the server's response; null if the server is down or killed. */
  async #deliver(request: Request) {
    const response = await this.#environment.server.handle(request);
    if (!response) return null;
    const { status, headers } = response;
    const text = await response.text();
    const { code } = status < 400 ? {} : (JSON.parse(text) as { code?: string });
    return { status, code, create: () => new Response(text, { status, headers }) };
  }
}
