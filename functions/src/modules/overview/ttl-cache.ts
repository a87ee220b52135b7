/**
 * `read`, carried out at most once in this many milliseconds for a key, whoever asks: those who ask meanwhile share
 * its answer, also while it is under way. What failed is not kept. Each instance of the server has its own.
 */
export function cacheWithTtl<T>(
  maxAgeMs: number,
  read: (key: string, now: number) => Promise<T>,
): (key: string, now: number) => Promise<T> {
  const cached = new Map<string, { readAt: number; answer: Promise<T> }>();
  return (key, now) => {
    const last = cached.get(key);
    if (last && now - last.readAt < maxAgeMs) return last.answer;
    const next = { readAt: now, answer: read(key, now) };
    // The walks of this instance's life are few, and those that nobody looks at any more need not stay.
    for (const [other, { readAt }] of cached) if (now - readAt >= maxAgeMs) cached.delete(other);
    cached.set(key, next);
    next.answer.catch(() => cached.get(key) === next && cached.delete(key));
    return next.answer;
  };
}
