export interface Point {
  x: number;
  y: number;
}

/** Something to draw at a place of the map, in pixels at the present zoom. */
export interface LayoutItem extends Point {
  id: string;
  /** Pixels across. */
  size: number;
  /** Never drawn as one of a group. */
  isAlone: boolean;
}

/** One thing drawn: a spot, or several as a group. */
export interface LaidOutItem {
  ids: string[];
  /** Where it belongs: for a group the middle of its spots. */
  at: Point;
  /** Where it is drawn so that it covers no other: from `at`, in pixels. */
  offset: Point;
  size: number;
}

/** Pixels across of a group. */
export const groupSize = 42;
/** Left free between two. Pixels. */
const gap = 3;
const rounds = 80;
/** How strongly a thing moved aside is drawn back to its place each round, so that it goes no further than needed. */
const pull = 0.04;

/**
 * Lays out what would overlap: spots within `groupWithin` pixels become a group, the rest move aside. Takes
 * the spots in their order, the first being the most important, and gives the same layout for the same spots.
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

/** One round; whether anything had to move. */
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
      // In the very same place: each goes its own way, by its turn (the golden angle).
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
