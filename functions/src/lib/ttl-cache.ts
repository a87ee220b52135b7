/**
 * Caches the result of `read` by key for the given time in milliseconds. Concurrent callers share a pending
 * result. Failures are not cached, and nothing from after `now`, in case the clock was set back. Each server instance has
 * its own cache.
 */
export function cacheWithTtl<T>(
  maxAgeMs: number,
  read: (key: string, now: number) => Promise<T>,
): (key: string, now: number) => Promise<T> {
  const cached = new Map<string, { readAt: number; answer: Promise<T> }>();
  return (key, now) => {
    const isCurrent = (readAt: number) => readAt <= now && now - readAt < maxAgeMs;
    const last = cached.get(key);
    if (last && isCurrent(last.readAt)) return last.answer;
    const next = { readAt: now, answer: read(key, now) };
    // Removes expired entries: an instance serves few events, and old ones need not stay in memory.
    for (const [other, { readAt }] of cached) if (!isCurrent(readAt)) cached.delete(other);
    cached.set(key, next);
    next.answer.catch(() => cached.get(key) === next && cached.delete(key));
    return next.answer;
  };
}
