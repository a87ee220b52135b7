/** Cache of the district, which is immutable. */
const districtCache = 'districts';

/** Returns the cached district; null if there is none or storage is blocked. */
export async function readCachedDistrict(url: string): Promise<unknown> {
  try {
    const response = await (await caches.open(districtCache)).match(url);
    return response ? ((await response.json()) as unknown) : null;
  } catch {
    return null;
  }
}

/** Caches a district for offline starts, replacing all others. */
export async function cacheDistrict(url: string, district: object): Promise<void> {
  try {
    const cache = await caches.open(districtCache);
    const others = await cache.keys();
    await Promise.all(others.map((other) => cache.delete(other)));
    await cache.put(url, new Response(JSON.stringify(district)));
  } catch {
    // The map is requested again next time.
  }
}

/** Caches of viewed images and maps, which are requested again on use. */
const mediaCaches: readonly string[] = ['pictures', districtCache, 'tiles'];

/** Storage use in bytes. */
interface StorageUsage {
  /** App files for offline starts. */
  app: number;
  /** Images and the map. */
  media: number;
  /** Local storage: event data and choices. Browsers do not report the size of IndexedDB. */
  eventData: number;
}

/** Measures the storage use; zeros if storage is blocked. */
export async function measureStorageUsage(): Promise<StorageUsage> {
  const names = await cacheNames();
  const sizes = await Promise.all(names.map(bytesOfCache));
  const sum = (isCounted: (name: string) => boolean) =>
    sizes.reduce((total, size, index) => total + (isCounted(names[index] ?? '') ? size : 0), 0);
  return {
    app: sum((name) => !mediaCaches.includes(name)),
    media: sum((name) => mediaCaches.includes(name)),
    eventData: bytesOfStorage(),
  };
}

/** Deletes cached images and the map only; queued data stays. */
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
  // Sequential, to limit memory.
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    bytes += (await response?.blob())?.size ?? 0;
  }
  return bytes;
}

/** Local storage uses two bytes per character. */
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
