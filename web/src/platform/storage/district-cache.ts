/** Cache name. Districts are immutable. */
const name = 'districts';

/** Returns the cached district; null if there is none or storage is blocked. */
export async function readCachedDistrict(address: string): Promise<unknown> {
  try {
    const found = await (await caches.open(name)).match(address);
    return found ? ((await found.json()) as unknown) : null;
  } catch {
    return null;
  }
}

/** Caches a district for offline starts, replacing all others. */
export async function cacheDistrict(address: string, district: object): Promise<void> {
  try {
    const kept = await caches.open(name);
    const others = await kept.keys();
    await Promise.all(others.map((other) => kept.delete(other)));
    await kept.put(address, new Response(JSON.stringify(district)));
  } catch {
    // The map is requested again next time.
  }
}
