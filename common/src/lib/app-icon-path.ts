/**
 * Returns the path of an icon that the API draws in the color of the organization, `#rrggbb`. It names the color, so that phones
 * notice a new one. `size`: in pixels.
 */
export const appIconPath = (size: 192 | 512, color: string): string =>
  `/api/app-icons/${size}-${color.slice(1)}.png`;
