import '../../../shared/sponsor-list.css';
import { currentOrganization, sponsorsByTier } from '../../../platform/device/organization.ts';

/**
 * Writes the sponsors into the landing page, before and after React has started. Elements that are already there stay, so
 * that a tap in progress is not lost.
 */
export function fillSponsors(title: string): void {
  const place = document.querySelector('.landing-sponsors');
  const filled = place?.cloneNode();
  if (!place || !(filled instanceof Element)) return;
  const sponsors = sponsorsByTier(currentOrganization());
  if (sponsors.length > 0) {
    const list = elementOf('ul', { className: 'sponsors' });
    list.append(...sponsors.map((sponsor) => itemOf(sponsor)));
    filled.append(elementOf('h2', { textContent: title }), list);
  }
  if (!filled.isEqualNode(place)) place.replaceChildren(...filled.childNodes);
}

function itemOf({ name, logoUrl, link, tier }: ReturnType<typeof sponsorsByTier>[number]) {
  const shown = logoUrl
    ? elementOf('img', { loading: 'lazy', src: logoUrl, alt: name })
    : elementOf('span', { textContent: name });
  const item = elementOf('li', { className: tier });
  item.append(shown);
  if (!link) return item;
  const anchor = elementOf('a', { href: link, target: '_blank', rel: 'noopener noreferrer' });
  anchor.append(shown);
  item.append(anchor);
  return item;
}

function elementOf<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}
