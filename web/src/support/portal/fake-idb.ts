import { webcrypto } from 'node:crypto';

/* Replaces `idb`: a device database with one record per name. */

/** Records by database name. `ms`: delay of a read, in milliseconds. */
export const device = { records: new Map<string, unknown>(), ms: 0 };

/** Number of started operations of the databases and the key functions. */
let ongoing = 0;

async function track<T>(operation: () => Promise<T>): Promise<T> {
  ongoing += 1;
  try {
    return await operation();
  } finally {
    ongoing -= 1;
  }
}

export const openDB = async (name: string) => ({
  get: () =>
    track(async () => {
      if (device.ms > 0) await new Promise((resolve) => setTimeout(resolve, device.ms));
      return device.records.get(name);
    }),
  put: async (_store: string, value: unknown) => void device.records.set(name, value),
  close: () => undefined,
});

export const deleteDB = async (name: string) => void device.records.delete(name);

type KeyFunction = (...args: unknown[]) => Promise<unknown>;

/** Key functions, which jsdom does not have. */
export const deviceCrypto = {
  getRandomValues: webcrypto.getRandomValues.bind(webcrypto),
  randomUUID: webcrypto.randomUUID.bind(webcrypto),
  subtle: new Proxy(webcrypto.subtle, {
    get: (subtle, name: keyof webcrypto.SubtleCrypto) => {
      const call = subtle[name] as KeyFunction;
      return (...args: unknown[]) => track(() => call.apply(subtle, args));
    },
  }),
};

/** Clears the records, after what is being stored: stored later, it would be the next test's. */
export async function forgetDevice(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve));
  while (ongoing > 0);
  device.records.clear();
  device.ms = 0;
}
