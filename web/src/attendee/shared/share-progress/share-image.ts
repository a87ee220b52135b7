import { randomFrom, seedOf } from '@wine-walk/common/rules/businesses/seed.ts';
import { stampFontSize, stampLines, wobblyCirclePath } from '../../../shared/stamp/stamp-lines.ts';
import { stampGrid, titleLines, truncate } from './share-image-layout.ts';

export interface ShareImageContent {
  title: string;
  date: string;
  visited: string;
  ofBusinesses: string;
  rewards: string;
  hashtag: string;
  /** Address of the event's page, without the protocol. */
  address: string;
  /** Every stop of the event. */
  stamps: readonly {
    name: string;
    /** Path of the motif, 48 by 48 units. */
    motif: string;
    /** False for a stop without a stamp, drawn as a dashed ring. */
    isInked: boolean;
    stampedAt: string;
    time: string;
    isSpecial: boolean;
  }[];
}

/** Portrait format that phones share, in pixels. */
const width = 1080;
const height = 1350;
const margin = 84;

/** Draws the attendee's progress as a PNG on this device. Throws if the browser has no canvas. */
export async function drawShareImage(facts: ShareImageContent): Promise<File> {
  await Promise.all([
    document.fonts.load('600 80px "Fraunces Variable"'),
    document.fonts.load('600 40px "Figtree Variable"'),
  ]);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  drawBackground(context, width, height);
  drawText(context, facts);
  for (const [index, placement] of stampGrid(facts.stamps.length).entries()) {
    const stamp = facts.stamps[index];
    if (stamp) drawStamp(context, stamp, placement);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The canvas gave no picture.');
  return new File([blob], 'wine-walk.png', { type: 'image/png' });
}

function font(context: CanvasRenderingContext2D, size: number, isDisplay = false): void {
  const family = isDisplay ? '"Fraunces Variable", serif' : '"Figtree Variable", sans-serif';
  context.font = `600 ${size}px ${family}`;
}

function drawText(context: CanvasRenderingContext2D, facts: ShareImageContent): void {
  const maxWidth = width - 2 * margin;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = themeColor('dusk-text');
  drawTitle(context, facts.title, maxWidth);
  context.fillStyle = themeColor('dusk-muted');
  font(context, 36);
  context.fillText(facts.date, margin, 228, maxWidth);

  context.fillStyle = themeColor('gold-bright');
  font(context, 200, true);
  context.fillText(facts.visited, margin, 430);
  const beside = margin + context.measureText(facts.visited).width + 28;
  context.fillStyle = themeColor('dusk-text');
  font(context, 46);
  context.fillText(facts.ofBusinesses, beside, 372, width - margin - beside);
  context.fillStyle = themeColor('dusk-muted');
  font(context, 40);
  context.fillText(facts.rewards, beside, 428, width - margin - beside);

  context.fillStyle = themeColor('dusk-text');
  font(context, 34);
  const fits = (text: string) => context.measureText(text).width <= maxWidth;
  context.fillText(truncate(facts.hashtag, fits), margin, height - 68);
  context.fillText(truncate(facts.address, fits), margin, height - 24);
}

/** Draws the title in one line, or in two lines that end at the baseline of the single one. */
function drawTitle(context: CanvasRenderingContext2D, title: string, maxWidth: number): void {
  const { size, lines } = titleLines(title, maxWidth, (text, pixels) => {
    font(context, pixels, true);
    return context.measureText(text).width;
  });
  font(context, size, true);
  for (const [index, line] of lines.entries())
    context.fillText(line, margin, 170 - (lines.length - 1 - index) * size * 1.12);
}

interface Placement {
  x: number;
  y: number;
  /** Size of the stamp's 128 units, in pixels. */
  size: number;
}

function drawStamp(
  context: CanvasRenderingContext2D,
  stamp: ShareImageContent['stamps'][number],
  { x, y, size }: Placement,
): void {
  const random = randomFrom(seedOf(`${stamp.name}|${stamp.stampedAt}`));
  const ink = themeColor(stamp.isSpecial ? 'gold-bright' : 'dusk-text');
  context.save();
  context.translate(x, y);
  context.scale(size / 128, size / 128);
  context.rotate(((random() * 22 - 11) * Math.PI) / 180);
  context.strokeStyle = ink;
  context.fillStyle = ink;
  if (!stamp.isInked) {
    context.globalAlpha = 0.5;
    context.setLineDash([5, 5]);
  }
  context.lineWidth = 3.4;
  context.stroke(new Path2D(wobblyCirclePath(57, 0.9, random)));
  context.setLineDash([]);
  context.lineWidth = 1.5;
  if (stamp.isInked) context.stroke(new Path2D(wobblyCirclePath(49.5, 0.7, random)));
  drawMotif(context, stamp.motif);
  const lines = [...stampLines(stamp.name).slice(0, 2), stamp.time].filter(Boolean);
  const letters = Math.min(12, stampFontSize(lines));
  font(context, letters);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [index, line] of lines.entries()) {
    context.fillText(line, 0, 20 + (index - (lines.length - 1) / 2) * letters * 1.12);
  }
  context.restore();
}

/** Draws the motif in the upper half of the stamp. */
function drawMotif(context: CanvasRenderingContext2D, motif: string): void {
  context.save();
  context.translate(0, -18);
  context.scale(0.85, 0.85);
  context.translate(-24, -24);
  context.lineWidth = 2.4;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(motif));
  context.restore();
}

/** Returns a theme color by name. */
function themeColor(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--ww-${name}`).trim();
}

interface House {
  width: number;
  height: number;
  hasGable: boolean;
  /** Lit windows by story and column; none behind hashtag and address. */
  windows: readonly (readonly [storey: number, column: number])[];
}

/** Houses from left to right, together as wide as the image; sizes in pixels. */
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
function drawBackground(context: CanvasRenderingContext2D, width: number, height: number): void {
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
