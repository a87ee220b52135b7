/** What is remembered of somebody's tries. Milliseconds since 1970, UTC. */
export interface AttemptCount {
  tries: number;
  lastTriedAt: number;
}

/** How many tries are free before each has to wait, and how long at most. */
export interface ThrottleLimit {
  freeAttempts: number;
  /** Milliseconds; left out: as long as anybody waits. */
  maxDelayMs?: number;
}

/** The first wait once the free tries are used up, doubled with each further try up to the longest. */
export const initialDelayMs = 15_000;
export const maxDelayMs = 15 * 60_000;
/** So long without a try, and they are forgotten. */
export const attemptsExpireAfterMs = 60 * 60_000;

/** How long to wait before the next try, in milliseconds, at most `longest`; 0 where it may be made now. */
export function throttleDelay(
  stored: AttemptCount | null,
  freeAttempts: number,
  now: number,
  longest = maxDelayMs,
): number {
  const tries = activeAttempts(stored, now);
  if (!stored || tries < freeAttempts) return 0;
  const wait = Math.min(longest, initialDelayMs * 2 ** (tries - freeAttempts));
  return Math.max(0, stored.lastTriedAt + wait - now);
}

/** What to remember once a try is made. */
export function countAttempt(stored: AttemptCount | null, now: number): AttemptCount {
  return { tries: activeAttempts(stored, now) + 1, lastTriedAt: now };
}

/** How many of the tries are not forgotten at `now`. Milliseconds since 1970, UTC. */
export function activeAttempts(stored: AttemptCount | null, now: number): number {
  return stored && now - stored.lastTriedAt < attemptsExpireAfterMs ? stored.tries : 0;
}

/**
 * The network an address belongs to, as far as one customer's goes: an IPv4 address is one, of IPv6 a
 * customer gets a /64 and can pick any address in it.
 */
export function ipNetwork(address: string): string {
  const text = address.trim().toLowerCase();
  if (!text.includes(':')) return text;
  if (text.includes('.')) return text.slice(text.lastIndexOf(':') + 1);
  const [head = '', tail] = text.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** 'X seconds' or 'X minutes', rounded up, for people who are told to wait. */
export function waitText(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
