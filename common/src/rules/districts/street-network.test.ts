import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortestPaths } from './street-network.ts';

const count = 12;
const point = fc.integer({ min: 0, max: count - 1 });
/** Few distinct lengths, so that many paths are equally long. */
const edges = fc.array(fc.tuple(point, point, fc.integer({ min: 1, max: 9 })), {
  minLength: 30,
  maxLength: 60,
});
type Edges = [from: number, to: number, meters: number][];

/** Meters to each point by relaxing every edge repeatedly (Bellman, 1958). */
function byTrying(all: Edges, first: number): number[] {
  const meters = Array.from({ length: count }, (_, at) => (at === first ? 0 : Infinity));
  for (let round = 0; round < count; round += 1)
    for (const [from, to, length] of all)
      meters[to] = Math.min(meters[to] ?? Infinity, (meters[from] ?? Infinity) + length);
  return [...meters];
}

it('visits each reachable point once, nearest first, by its shortest path', () => {
  fc.assert(
    fc.property(edges, point, (oneWay, first) => {
      const all = oneWay.flatMap(
        ([a, b, meters]): Edges => [
          [a, b, meters],
          [b, a, meters],
        ],
      );
      const visitCounts = Array.from({ length: count }, () => 0);
      const neighbors = Array.from({ length: count }, (_, at) =>
        all.filter(([from]) => from === at).map(([, to, meters]) => ({ to, meters })),
      );
      const watched = new Proxy(neighbors, {
        get(target, key) {
          if (Number(key) in visitCounts)
            visitCounts[Number(key)] = (visitCounts[Number(key)] ?? 0) + 1;
          return Reflect.get(target, key) as unknown;
        },
      });
      const { meters } = shortestPaths(watched, [{ to: first, meters: 0 }]);
      const expected = byTrying(all, first);
      expect([...meters]).toEqual(expected);
      expect(visitCounts).toEqual(expected.map((distance) => (Number.isFinite(distance) ? 1 : 0)));
    }),
  );
});
