/** Of what was seen, as the service worker and the map keep it: it comes again when it is looked at. */
const mediaCaches: readonly string[] = ['pictures', 'districts', 'tiles'];

/** What this app keeps here, in bytes. */
export interface StorageUsage {
  /** What the app is made of, for a start without a connection. */
  app: number;
  /** Pictures and the map. */
  seen: number;
  /** The walk, what waits to be sent, the choices: but for IndexedDB, whose size no browser tells. */
  walk: number;
}

/** Measures what is kept. Where the browser keeps nothing, all are 0. */
export async function measureStorageUsage(): Promise<StorageUsage> {
  const names = await cacheNames();
  const sizes = await Promise.all(names.map(bytesOfCache));
  const sum = (isCounted: (name: string) => boolean) =>
    sizes.reduce((total, size, at) => total + (isCounted(names[at] ?? '') ? size : 0), 0);
  return {
    app: sum((name) => !mediaCaches.includes(name)),
    seen: sum((name) => mediaCaches.includes(name)),
    walk: bytesOfStorage(),
  };
}

/** Forgets pictures and the map, and nothing else: the app still opens, and what waits to be sent stays. */
export async function clearMediaCaches(): Promise<void> {
  const names = (await cacheNames()).filter((name) => mediaCaches.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function cacheNames(): Promise<string[]> {
  try {
    return await caches.keys();
  } catch {
    return [];
  }
}

async function bytesOfCache(name: string): Promise<number> {
  const cache = await caches.open(name);
  let bytes = 0;
  // One after the other: all of them at once would be all of them in memory.
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    bytes += (await kept?.blob())?.size ?? 0;
  }
  return bytes;
}

/** Two bytes a character, as browsers keep local storage. */
function bytesOfStorage(): number {
  try {
    return Object.entries(window.localStorage).reduce(
      (bytes, [name, text]: [string, string]) => bytes + 2 * (name.length + text.length),
      0,
    );
  } catch {
    return 0;
  }
}
