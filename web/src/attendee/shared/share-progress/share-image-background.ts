/** Returns a theme color by name. */
export function themeColor(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--ww-${name}`).trim();
}

interface House {
  width: number;
  height: number;
  hasGable: boolean;
  /** Lit windows by story and column; none behind the hashtag. */
  windows: readonly (readonly [storey: number, column: number])[];
}

/** Houses from left to right, together as wide as the picture; sizes in pixels. */
const houses: readonly House[] = [
  { width: 150, height: 150, hasGable: true, windows: [[0, 0]] },
  {
    width: 120,
    height: 205,
    hasGable: false,
    windows: [
      [0, 0],
      [1, 1],
    ],
  },
  { width: 170, height: 165, hasGable: true, windows: [[0, 1]] },
  {
    width: 135,
    height: 235,
    hasGable: false,
    windows: [
      [0, 1],
      [1, 0],
    ],
  },
  {
    width: 160,
    height: 180,
    hasGable: true,
    windows: [
      [0, 0],
      [0, 1],
    ],
  },
  { width: 125, height: 145, hasGable: false, windows: [[0, 1]] },
  {
    width: 220,
    height: 190,
    hasGable: true,
    windows: [
      [0, 0],
      [0, 1],
    ],
  },
];

/** Draws the evening sky and the street below it with lit windows. */
export function drawBackground(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
): void {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, themeColor('dusk-top'));
  sky.addColorStop(0.5, themeColor('dusk-middle'));
  sky.addColorStop(0.86, themeColor('dusk-low'));
  sky.addColorStop(1, themeColor('dusk-horizon'));
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  let left = 0;
  for (const house of houses) {
    drawHouse(context, house, left, height);
    left += house.width;
  }
}

function drawHouse(
  context: CanvasRenderingContext2D,
  { width, height, hasGable, windows }: House,
  left: number,
  ground: number,
): void {
  const eaves = ground - height;
  context.fillStyle = themeColor(hasGable ? 'street-front' : 'street-back');
  context.beginPath();
  context.moveTo(left, ground);
  context.lineTo(left, eaves);
  if (hasGable) context.lineTo(left + width / 2, eaves - width * 0.36);
  context.lineTo(left + width, eaves);
  context.lineTo(left + width, ground);
  context.fill();
  context.fillStyle = themeColor('window');
  for (const [storey, column] of windows) {
    context.fillRect(left + width * (column === 0 ? 0.2 : 0.58), eaves + 22 + storey * 56, 24, 32);
  }
}
