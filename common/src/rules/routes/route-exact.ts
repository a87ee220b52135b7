import type { DistanceFn } from './route-distances.ts';

/**
 * Returns the shortest order of stops 1 to `count`, starting at point 0 and ending anywhere, by dynamic
 * programming over sets of stops (Held and Karp, 1962): 2^count · count² steps. `count` at most 20.
 */
export function exactOrder(count: number, distance: DistanceFn): number[] {
  if (count === 0) return [];
  const everything = 2 ** count - 1;
  // By set of visited stops and the last one: the shortest path, and the stop before the last.
  const shortest = new Float64Array((everything + 1) * count).fill(Number.POSITIVE_INFINITY);
  const before = new Int8Array((everything + 1) * count).fill(-1);
  const cell = (visited: number, last: number) => visited * count + last;
  const way = (visited: number, last: number) => shortest[cell(visited, last)] ?? 0;

  for (let first = 0; first < count; first += 1)
    shortest[cell(1 << first, first)] = distance(0, first + 1);
  for (let visited = 1; visited <= everything; visited += 1) {
    for (let last = 0; last < count; last += 1) {
      if (!(visited & (1 << last))) continue;
      for (let next = 0; next < count; next += 1) {
        if (visited & (1 << next)) continue;
        const target = visited | (1 << next);
        const length = way(visited, last) + distance(last + 1, next + 1);
        if (length >= way(target, next)) continue;
        shortest[cell(target, next)] = length;
        before[cell(target, next)] = last;
      }
    }
  }

  let last = 0;
  for (let other = 1; other < count; other += 1)
    if (way(everything, other) < way(everything, last)) last = other;
  const order: number[] = [];
  for (let visited = everything; last >= 0; ) {
    order.unshift(last + 1);
    const previous = before[cell(visited, last)] ?? -1;
    visited ^= 1 << last;
    last = previous;
  }
  return order;
}
