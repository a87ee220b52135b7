import type { Neighbor } from './street-network.ts';

/** Shortest paths from the start to every point of a graph. */
export interface PathTree {
  /** Meters by point; infinite if unreachable. */
  meters: Float64Array;
  /** Previous point on each path; -1 at the start. */
  before: Int32Array;
}

/** Dijkstra's algorithm (1959) from one or more start points with their distance in meters. */
export function shortestPaths(
  neighbours: readonly (readonly Neighbor[])[],
  starts: readonly Neighbor[],
): PathTree {
  const meters = new Float64Array(neighbours.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(neighbours.length).fill(-1);
  const queue = new NearestFirst();
  const reach = (to: number, at: number, from: number) => {
    if (at >= (meters[to] ?? 0)) return;
    meters[to] = at;
    before[to] = from;
    queue.add({ to, meters: at });
  };
  for (const start of starts) reach(start.to, start.meters, -1);
  for (let next = queue.take(); next; next = queue.take()) {
    if (next.meters > (meters[next.to] ?? 0)) continue;
    for (const { to, meters: length } of neighbours[next.to] ?? [])
      reach(to, next.meters + length, next.to);
  }
  return { meters, before };
}

/** Binary heap. */
class NearestFirst {
  readonly #items: Neighbor[] = [];

  add(item: Neighbor): void {
    const items = this.#items;
    let at = items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#meters(parent) <= item.meters) break;
      this.#swap(at, parent);
      at = parent;
    }
  }

  take(): Neighbor | undefined {
    const items = this.#items;
    const [first] = items;
    const last = items.pop();
    if (!last || items.length === 0) return first;
    items[0] = last;
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const child = this.#meters(left + 1) < this.#meters(left) ? left + 1 : left;
      if (this.#meters(child) >= last.meters) return first;
      this.#swap(at, child);
      at = child;
    }
  }

  #meters(at: number): number {
    return this.#items[at]?.meters ?? Number.POSITIVE_INFINITY;
  }

  #swap(one: number, other: number): void {
    const items = this.#items;
    [items[one], items[other]] = [items[other] as Neighbor, items[one] as Neighbor];
  }
}
