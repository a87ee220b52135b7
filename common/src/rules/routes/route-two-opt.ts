import type { DistanceFn } from './route-distances.ts';

/** Gains below this are rounding, in meters. */
const smallestGain = 1e-6;

/** Returns a short order of stops 1 to `count` from point 0: nearest neighbor, improved by 2-opt. */
export function approximateOrder(count: number, distance: DistanceFn): number[] {
  return twoOpt(nearestNeighborOrder(count, distance), distance);
}

/** Always continues to the nearest remaining stop; ties go to the lower number. */
export function nearestNeighborOrder(count: number, distance: DistanceFn): number[] {
  const left = new Set(Array.from({ length: count }, (_, index) => index + 1));
  const order: number[] = [];
  while (left.size > 0) {
    const here = order.at(-1) ?? 0;
    let nearest = 0;
    for (const stop of left)
      if (nearest === 0 || distance(here, stop) < distance(here, nearest)) nearest = stop;
    left.delete(nearest);
    order.push(nearest);
  }
  return order;
}

/** 2-opt (Croes, 1958) on an open path: reverses parts as long as that shortens it. */
function twoOpt(given: readonly number[], distance: DistanceFn): number[] {
  const order = [...given];
  for (let improved = true; improved; ) {
    improved = false;
    for (let from = 0; from < order.length - 1; from += 1) {
      for (let to = from + 1; to < order.length; to += 1) {
        if (gain(order, from, to, distance) <= smallestGain) continue;
        order.splice(from, to - from + 1, ...order.slice(from, to + 1).reverse());
        improved = true;
      }
    }
  }
  return order;
}

/** Returns the meters saved by reversing the stops from `from` to `to`. */
function gain(order: readonly number[], from: number, to: number, distance: DistanceFn): number {
  const before = order[from - 1] ?? 0;
  const [first = 0, last = 0, after] = [order[from], order[to], order[to + 1]];
  const now = distance(before, first) + (after === undefined ? 0 : distance(last, after));
  const turned = distance(before, last) + (after === undefined ? 0 : distance(first, after));
  return now - turned;
}
