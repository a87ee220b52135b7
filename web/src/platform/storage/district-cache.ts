/** Districts never change: what is kept of one is always right. */
const name = 'districts';

/** The district's JSON as this device keeps it; null where it does not, or where it may keep nothing. */
export async function readCachedDistrict(address: string): Promise<unknown> {
  try {
    const found = await (await caches.open(name)).match(address);
    return found ? ((await found.json()) as unknown) : null;
  } catch {
    return null;
  }
}

/** Keeps a district for starts without a connection, in place of all others. */
export async function cacheDistrict(address: string, district: object): Promise<void> {
  try {
    const kept = await caches.open(name);
    const others = await kept.keys();
    await Promise.all(others.map((other) => kept.delete(other)));
    await kept.put(address, new Response(JSON.stringify(district)));
  } catch {
    // The map is asked for again next time.
  }
}
