export interface Point {
  x: number;
  y: number;
}

/** Item to draw on the map, in pixels at the current zoom. */
export interface LayoutItem extends Point {
  id: string;
  /** Diameter in pixels. */
  size: number;
  /** True if the item is never grouped. */
  isAlone: boolean;
}

/** Drawn item: one spot, or several as a group. */
export interface LaidOutItem {
  ids: string[];
  /** Original position; for a group the center of its spots. */
  at: Point;
  /** Offset from `at` to the drawn position without overlap, in pixels. */
  offset: Point;
  size: number;
}

/** Diameter of a group in pixels. */
export const groupSize = 42;
/** Minimum space between two items in pixels. */
const gap = 3;
const rounds = 80;
/** Share of the displacement undone each round, so that items move no further than needed. */
const pull = 0.04;

/**
 * Lays out overlapping items: spots within `groupWithin` pixels become a group, the others move aside. Spots
 * are in order of importance, most important first. The same spots always give the same layout.
 */
export function declutter(spots: readonly LayoutItem[], groupWithin: number): LaidOutItem[] {
  const placed = group(spots, groupWithin);
  const centers = placed.map(({ at }) => ({ ...at }));
  for (let round = 0; round < rounds; round++) {
    if (!pushApart(placed, centers)) break;
    if (round < rounds / 2) pullBack(placed, centers);
  }
  return placed.map((item, at) => {
    const { x, y } = centers[at] ?? item.at;
    return { ...item, offset: { x: Math.round(x - item.at.x), y: Math.round(y - item.at.y) } };
  });
}

function group(spots: readonly LayoutItem[], within: number): LaidOutItem[] {
  const groups: LayoutItem[][] = [];
  for (const spot of spots) {
    const near = spot.isAlone
      ? undefined
      : groups.find(([first]) => first && !first.isAlone && distance(first, spot) < within);
    if (near) near.push(spot);
    else groups.push([spot]);
  }
  return groups.map((members) => ({
    ids: members.map(({ id }) => id),
    at: {
      x: members.reduce((sum, { x }) => sum + x, 0) / members.length,
      y: members.reduce((sum, { y }) => sum + y, 0) / members.length,
    },
    offset: { x: 0, y: 0 },
    size: members.length > 1 ? groupSize : (members[0]?.size ?? 0),
  }));
}

/** Runs one round. Returns true if any item had to move. */
function pushApart(placed: readonly LaidOutItem[], centers: Point[]): boolean {
  let hasMoved = false;
  placed.forEach((first, i) => {
    for (let j = i + 1; j < placed.length; j++) {
      const [one, other, second] = [centers[i], centers[j], placed[j]];
      if (!one || !other || !second) continue;
      const distanceNeeded = (first.size + second.size) / 2 + gap;
      const apart = distance(one, other);
      if (apart >= distanceNeeded - 0.5) continue;
      hasMoved = true;
      // Items at the same position move in different directions: multiples of the golden angle.
      const angle = apart < 0.01 ? j * 2.4 : Math.atan2(other.y - one.y, other.x - one.x);
      const step = (distanceNeeded - apart) / 2;
      one.x -= Math.cos(angle) * step;
      one.y -= Math.sin(angle) * step;
      other.x += Math.cos(angle) * step;
      other.y += Math.sin(angle) * step;
    }
  });
  return hasMoved;
}

function pullBack(placed: readonly LaidOutItem[], centers: Point[]): void {
  placed.forEach(({ at }, i) => {
    const center = centers[i];
    if (!center) return;
    center.x += (at.x - center.x) * pull;
    center.y += (at.y - center.y) * pull;
  });
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
