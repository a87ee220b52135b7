/* The device's database in tests, in place of `idb`: one record for each name. */

/** What is kept, by the database's name; `ms`: how long the storage takes to read it. */
export const device = { records: new Map<string, unknown>(), ms: 0 };

export const openDB = async (name: string) => ({
  get: async () => {
    if (device.ms > 0) await new Promise((resolve) => setTimeout(resolve, device.ms));
    return device.records.get(name);
  },
  put: async (_store: string, value: unknown) => void device.records.set(name, value),
  close: () => undefined,
});

export const deleteDB = async (name: string) => void device.records.delete(name);
