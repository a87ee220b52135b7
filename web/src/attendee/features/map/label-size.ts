import type { LabelSize } from './labels.ts';

/** As pin-names.css writes them, in pixels where the browser's text is as large as usual. */
const [fontSize, lineHeight, maxWidth] = [12, 16, 132];
const pen = document.createElement('canvas').getContext('2d');

/** How much larger than usual the browser's text is. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}

/** How large a business's name is beside its pin. */
export function measureLabel(name: string, scale: number): LabelSize {
  if (pen) pen.font = `600 ${fontSize * scale}px "Figtree Variable", sans-serif`;
  const width = (pen?.measureText(name).width ?? name.length * 7 * scale) + 8;
  return { width: Math.min(maxWidth * scale, width), height: lineHeight * scale };
}
