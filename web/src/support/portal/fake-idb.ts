/* Replaces `idb`: a device database with one record per name. */

/** Records by database name. `ms`: delay of a read, in milliseconds. */
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
