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
  position: Point;
  /** Offset from `position` to the drawn position without overlap, in pixels. */
  offset: Point;
  size: number;
}

/** Diameter of a group in pixels. */
const groupSize = 42;
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
  const items = group(spots, groupWithin);
  const centers = items.map(({ position }) => ({ ...position }));
  for (let round = 0; round < rounds; round++) {
    if (!pushApart(items, centers)) break;
    if (round < rounds / 2) pullBack(items, centers);
  }
  return items.map((item, index) => {
    const { x, y } = centers[index] ?? item.position;
    return {
      ...item,
      offset: { x: Math.round(x - item.position.x), y: Math.round(y - item.position.y) },
    };
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
    position: {
      x: members.reduce((sum, { x }) => sum + x, 0) / members.length,
      y: members.reduce((sum, { y }) => sum + y, 0) / members.length,
    },
    offset: { x: 0, y: 0 },
    size: members.length > 1 ? groupSize : (members[0]?.size ?? 0),
  }));
}

/** Runs one round. Returns true if any item had to move. */
function pushApart(items: readonly LaidOutItem[], centers: Point[]): boolean {
  let hasMoved = false;
  items.forEach((first, i) => {
    for (let j = i + 1; j < items.length; j++) {
      const [firstCenter, secondCenter, second] = [centers[i], centers[j], items[j]];
      if (!firstCenter || !secondCenter || !second) continue;
      const minDistance = (first.size + second.size) / 2 + gap;
      const currentDistance = distance(firstCenter, secondCenter);
      if (currentDistance >= minDistance - 0.5) continue;
      hasMoved = true;
      // Items at the same position move in different directions: multiples of the golden angle.
      const angle =
        currentDistance < 0.01
          ? j * 2.4
          : Math.atan2(secondCenter.y - firstCenter.y, secondCenter.x - firstCenter.x);
      const step = (minDistance - currentDistance) / 2;
      firstCenter.x -= Math.cos(angle) * step;
      firstCenter.y -= Math.sin(angle) * step;
      secondCenter.x += Math.cos(angle) * step;
      secondCenter.y += Math.sin(angle) * step;
    }
  });
  return hasMoved;
}

function pullBack(items: readonly LaidOutItem[], centers: Point[]): void {
  items.forEach(({ position }, i) => {
    const center = centers[i];
    if (!center) return;
    center.x += (position.x - center.x) * pull;
    center.y += (position.y - center.y) * pull;
  });
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
