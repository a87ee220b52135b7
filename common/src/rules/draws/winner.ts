import type { DrawDocument } from '../../model/draws.ts';
import { listEntries, sha256Hex } from './entry-list.ts';

/** Bytes of a MAC that are used: numbers below 2^48 are exact in JavaScript. */
const usedBytes = 6;

/**
 * Returns the index that a random number below `space` stands for; undefined for the numbers at the end that would
 * make the first indexes likelier.
 */
export function fairIndex(value: number, space: number, count: number): number | undefined {
  return value < space - (space % count) ? value % count : undefined;
}

/**
 * Returns the winner of a drawing: of the sorted entries without earlier winners, the one at the index
 * HMAC-SHA256(seed, `draw:<drawing>:<attempt>`), its first 48 bits as a big-endian number, modulo their number. `drawing`
 * counts from 1, `attempt` from 0 and goes on while `fairIndex` rejects the number. Undefined if no entry is left.
 */
export async function winnerOf(
  sorted: readonly string[],
  seed: string,
  earlierWinners: readonly string[],
): Promise<string | undefined> {
  const remaining = sorted.filter((entry) => !earlierWinners.includes(entry));
  if (remaining.length === 0) return undefined;
  const key = await crypto.subtle.importKey(
    'raw',
    Uint8Array.from(seed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  for (let attempt = 0; ; attempt += 1) {
    const text = `draw:${earlierWinners.length + 1}:${attempt}`;
    const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
    const value = new Uint8Array(mac)
      .subarray(0, usedBytes)
      .reduce((number, byte) => number * 256 + byte, 0);
    const index = fairIndex(value, 256 ** usedBytes, remaining.length);
    if (index !== undefined) return remaining[index];
  }
}

/** Public part of a draw whose entries are closed. */
interface Published {
  sha256: string;
  drawings: readonly Pick<DrawDocument['drawings'][number], 'seed' | 'entry'>[];
}

/** Recomputes a draw from its published list: if the list has the hash, and each drawing its winner. */
export async function checkDraw(
  text: string,
  { sha256, drawings }: Published,
): Promise<{ isListSame: boolean; areWinnersSame: boolean }> {
  const sorted = listEntries(text);
  const winners: string[] = [];
  let areWinnersSame = true;
  for (const { seed, entry } of drawings) {
    areWinnersSame &&= (await winnerOf(sorted, seed, winners)) === entry;
    winners.push(entry);
  }
  return { isListSame: (await sha256Hex(text)) === sha256, areWinnersSame };
}
