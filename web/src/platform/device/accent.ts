import { darkModeAccent } from '@wine-walk/common/lib/contrast.ts';
import { currentLanguage, setLanguage } from './language.ts';
import { currentOrganization, subscribeOrganization } from './organization.ts';

const darkSelectors = [
  '@media screen and (prefers-color-scheme: dark) { :root:not([data-color-mode="light"])',
  '@media screen { :root[data-color-mode="dark"]',
];

/** Applies the accent color and the offered languages to the page, now and whenever the organization changes. */
export function applyOrganization(): void {
  const style = document.head.appendChild(document.createElement('style'));
  const write = () => {
    const { accentColor, languages } = currentOrganization();
    style.textContent = accentStyles(accentColor);
    const [first] = languages;
    if (first && !languages.includes(currentLanguage())) setLanguage(first);
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
