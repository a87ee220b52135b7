import { darkModeAccent } from '@wine-walk/common/lib/contrast.ts';
import { currentOrganization, subscribeOrganization } from './organization.ts';

const darkSelectors = [
  '@media screen and (prefers-color-scheme: dark) { :root:not([data-color-mode="light"])',
  '@media screen { :root[data-color-mode="dark"]',
];

/** Colors of the page, now and whenever the organization's accent color changes. */
export function applyAccent(): void {
  const style = document.head.appendChild(document.createElement('style'));
  const write = () => {
    style.textContent = accentStyles(currentOrganization().accentColor);
  };
  write();
  subscribeOrganization(write);
}

/**
 * Returns the style sheet that replaces the wine colors of web/src/ui/theme/tokens.css by an accent color as `#rrggbb`;
 * empty for the product's own color.
 */
export function accentStyles(color: string): string {
  if (!color) return '';
  const light = `--ww-wine: ${color}; --ww-wine-text: ${color};
    --ww-wine-hover: color-mix(in srgb, ${color} 80%, #000); --ww-wine-soft: color-mix(in srgb, ${color} 8%, #fff);`;
  const dark = `--ww-wine: ${color}; --ww-wine-text: ${darkModeAccent(color)};
    --ww-wine-hover: color-mix(in srgb, ${color} 85%, #fff); --ww-wine-soft: color-mix(in srgb, ${color} 25%, #1f111a);`;
  return [`:root { ${light} }`, ...darkSelectors.map((rule) => `${rule} { ${dark} } }`)].join('\n');
}
