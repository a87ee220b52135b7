/** WCAG AA for text. */
export const minContrast = 4.5;

/** Papers of the light and the dark mode, and the text on a filled button (web/src/ui/theme/tokens.css). */
const lightPaper = '#fbf6ee';
const darkPaper = '#1f111a';

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance by WCAG 2, 0 to 1, of a color as `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colors as `#rrggbb`, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes a color with white; `share` 0 to 1. */
function lightened(hex: string, share: number): string {
  const mixed = channels(hex).map((channel) => Math.round(channel + (255 - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** True if a color as `#rrggbb` is readable as text on light paper, and so below white text as well. */
export const isReadableAccent = (hex: string): boolean =>
  contrastRatio(hex, lightPaper) >= minContrast;

/** Returns the color for the dark mode: lightened until it is readable on dark paper. */
export function darkModeAccent(hex: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const shade = lightened(hex, share);
    if (contrastRatio(shade, darkPaper) >= minContrast) return shade;
  }
  return '#ffffff';
}
