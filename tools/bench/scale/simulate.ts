import type { OperationName } from '../../../tests/support/firestore-cost/operations.ts';
import { eveningSeconds, type Load, summary } from './load.ts';

/** Half of everybody comes in the first half hour, the rest over the next two hours. */
const firstRush = { share: 0.5, seconds: 30 * 60 };
const laterSeconds = 2.5 * 60 * 60;
const checkIns = 12;
const openings = 20;
const looksAtLeaderboard = 5;
/** Of those who come, how many claim a reward, and how many requests are sent again by a bad network. */
const redeemShare = 0.6;
const retryShare = 0.05;
/** Between two businesses. Seconds. */
const walkSeconds = { min: 8 * 60, max: 22 * 60 };
/** A group leaves a business together: this many check in within one another's half minute. */
const groupSize = 4;

/** An evening of so many attendees, second by second; the same for the same `seed`. */
export function simulate(attendees: number, seed = 1): Load {
  const random = generator(seed);
  const counts = new Map<OperationName, Uint32Array>();
  const add = (name: OperationName, at: number) => {
    const second = Math.floor(at);
    if (second < 0 || second >= eveningSeconds) return;
    const seconds = counts.get(name) ?? new Uint32Array(eveningSeconds);
    counts.set(name, seconds);
    seconds[second] = (seconds[second] ?? 0) + 1;
    if (random() < retryShare) add(name, at + 2 + random() * 8);
  };
  let groupArrival = 0;
  for (let index = 0; index < attendees; index += 1) {
    if (index % groupSize === 0) groupArrival = arrival(random);
    attend(groupArrival + random() * 30, random, add);
  }
  return summary(attendees, counts);
}

function arrival(random: () => number): number {
  return random() < firstRush.share
    ? random() * firstRush.seconds
    : firstRush.seconds + random() * laterSeconds;
}

function attend(
  arrivedAt: number,
  random: () => number,
  add: (name: OperationName, at: number) => void,
): void {
  add('register', arrivedAt - 5 * 60 + random() * 10 * 60);
  let at = arrivedAt;
  for (let visit = 0; visit < checkIns; visit += 1) {
    at += walkSeconds.min + random() * (walkSeconds.max - walkSeconds.min);
    add('checkIn', at);
  }
  const until = at - arrivedAt;
  for (let look = 0; look < openings; look += 1) add('open', arrivedAt + random() * until);
  for (let look = 0; look < looksAtLeaderboard; look += 1)
    add('leaderboard', arrivedAt + random() * until);
  if (random() < redeemShare) add('redeem', arrivedAt + random() * until);
}

/** Mulberry32: numbers from 0 up to, not at, 1, the same for the same seed; small, and even enough for this. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
