import { appIconPath } from '@wine-walk/common/lib/app-icon-path.ts';
import { darkModeAccent } from '@wine-walk/common/lib/contrast.ts';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import { currentLanguage, setLanguage } from './language.ts';
import { currentOrganization, subscribeOrganization } from './organization.ts';

/** Icon of an organization without a color, as in web/index.html. */
const builtIcon = '/apple-touch-icon.png';

/** Applies the accent color and the offered languages to the page, now and whenever the organization changes. */
export function applyOrganization(): void {
  const write = () => {
    applyAccent();
    const organization = currentOrganization();
    // Before the first response, the languages that it offers are unknown.
    if (organization === defaultOrganization) return;
    const [first] = organization.languages;
    if (first && !organization.languages.includes(currentLanguage())) setLanguage(first);
  };
  write();
  subscribeOrganization(write);
}

/** Writes the accent color of the organization into the page's style sheet for it, and into its icon. */
export function applyAccent(): void {
  const { accentColor } = currentOrganization();
  const styles = accentStyles(accentColor);
  const present = document.getElementById('accent');
  const sheet = present ?? document.head.appendChild(document.createElement('style'));
  sheet.id = 'accent';
  sheet.textContent = styles;
  // iPhones prefer this icon to those of the manifest.
  document
    .querySelector('link[rel="apple-touch-icon"]')
    ?.setAttribute('href', accentColor ? appIconPath(192, accentColor) : builtIcon);
}

/**
 * Returns the style sheet that replaces the wine colors of web/src/ui/theme/tokens.css by an accent color as `#rrggbb`;
 * empty for the product's own color. `:root:root` overrides the theme also if that is loaded later.
 */
export function accentStyles(color: string): string {
  if (!color) return '';
  const mix = (percent: number, other: string) =>
    `color-mix(in srgb, ${color} ${percent}%, ${other})`;
  return `:root:root {
    --ww-wine: ${color};
    --ww-wine-text: var(--ww-light, ${color}) var(--ww-dark, ${darkModeAccent(color)});
    --ww-wine-hover: var(--ww-light, ${mix(80, '#000')}) var(--ww-dark, ${mix(85, '#fff')});
    --ww-wine-soft: var(--ww-light, ${mix(8, '#fff')}) var(--ww-dark, ${mix(25, '#1f111a')});
  }`;
}
