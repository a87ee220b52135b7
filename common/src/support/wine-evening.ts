/** Course of an evening at one shop. Times are minutes after its start. */
export interface Evening {
  minutes: number;
  bottles: number;
  /** Bottles that would be drunk without an end of the stock. */
  drunkBottles: number;
  /** Verified visits, which some visitors do not make. */
  visits: number[];
  /** Presses of "bottle opened", some of them late or forgotten. */
  opened: number[];
  /** Time at which the last bottle is empty; null if the stock lasts. */
  runsOutAt: number | null;
  /** Bottles and visits of the walk, whose rate differs from the shop's. */
  walk: { bottles: number; visits: number };
}

/** Pseudorandom numbers of a seed (mulberry32). */
function randomOf(seed: number) {
  let state = (seed * 7919 + 13) >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + (high - low) * unit();
  const normal = () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit());
  return { unit, between, normal };
}

type Random = ReturnType<typeof randomOf>;

/** Returns one of the shops left, by popularity. */
function pickShop(left: ReadonlySet<number>, popularity: readonly number[], { unit }: Random) {
  const weights = [...left].map((shop) => [shop, popularity[shop] ?? 1] as const);
  let rest = unit() * weights.reduce((sum, [, weight]) => sum + weight, 0);
  const found = weights.find(([, weight]) => (rest -= weight) <= 0);
  return found?.[0] ?? weights[0]?.[0] ?? 0;
}

/**
 * Returns the times at which people come to the first shop. They walk in groups, which arrive at the start or later, go from
 * shop to shop and leave when they are tired.
 */
function walkPast(minutes: number, random: Random): number[] {
  const { unit, between, normal } = random;
  const people = Math.round(between(120, 450));
  const popularity = Array.from({ length: Math.round(between(8, 16)) }, () => between(0.5, 1.5));
  const atStart = between(0.3, 0.9);
  const arrivalShare = between(0.3, 0.5);
  const stamina = between(0.5, 0.8);
  const times: number[] = [];
  let walked = 0;
  while (walked < people) {
    const group = 1 + Math.floor(unit() * unit() * 5);
    walked += group;
    const arrival =
      unit() < atStart ? Math.max(0, 5 + 12 * normal()) : unit() * arrivalShare * minutes;
    const tired = arrival + Math.max(40, minutes * stamina * (1 + 0.25 * normal()));
    const left = new Set(popularity.keys());
    let at = arrival + between(2, 8);
    while (left.size > 0 && at < Math.min(minutes, tired)) {
      const shop = pickShop(left, popularity, random);
      left.delete(shop);
      for (let member = 0; shop === 0 && member < group; member += 1) times.push(at + member * 0.3);
      at += between(7, 20);
    }
  }
  return times.toSorted((a, b) => a - b);
}

/** Makes an evening: arrivals, pours for a visit, sizes of pours, presses and stock vary with the seed. */
export function makeEvening(seed: number): Evening {
  const random = randomOf(seed);
  const { unit, between, normal } = random;
  const minutes = Math.round(between(180, 270));
  const comers = walkPast(minutes, random);
  const verifiedShare = between(0.75, 1);
  const pours = between(1, 3);
  const pourMl = between(40, 75);
  const visits: number[] = [];
  let drunkBottles = 0;
  const drunk = comers.map((at) => {
    if (unit() < verifiedShare) visits.push(at + unit());
    const count = Math.max(0, Math.round(pours + normal() * 0.8));
    for (let pour = 0; pour < count; pour += 1)
      drunkBottles += (pourMl * Math.max(0.5, 1 + 0.15 * normal())) / 750;
    return { at, bottles: drunkBottles };
  });
  const bottles = Math.max(2, Math.round(drunkBottles * between(0.35, 1.6)));
  const forgotten = unit() < 0.75 ? 0 : between(0, 0.05);
  const opened: number[] = [];
  for (let bottle = 0; bottle < bottles; bottle += 1) {
    const needed = drunk.find((one) => one.bottles > bottle);
    if (needed && unit() >= forgotten) opened.push(needed.at + between(0, 3));
  }
  const walkRate = (drunkBottles / Math.max(1, visits.length)) * Math.exp(normal() * 0.3);
  return {
    minutes,
    bottles,
    drunkBottles,
    visits,
    opened: opened.toSorted((a, b) => a - b),
    runsOutAt: drunk.find((one) => one.bottles >= bottles)?.at ?? null,
    walk: { bottles: walkRate * 400, visits: 400 },
  };
}
