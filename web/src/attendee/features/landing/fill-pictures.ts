import '../../../shared/sponsor-list.css';
import './landing-logo.css';
import { loadTopic } from '../../../i18n/load-topic.ts';
import { countView } from '../../../platform/api/count-view.ts';
import { applyAccent } from '../../../platform/device/accent.ts';
import { currentOrganization, sponsorsByTier } from '../../../platform/device/organization.ts';
import { cachedActiveEvent } from './active-event.ts';
import { elementOf, replaceContent } from './fill-element.ts';

/** Colors the page, and writes the logo of the organization above its name, and its sponsors at the end. */
export async function fillPictures(): Promise<void> {
  applyAccent();
  fillLogo();
  fillSponsors((await loadTopic('landingParts')).sponsors);
  const event = cachedActiveEvent();
  if (typeof event === 'object' && currentOrganization().sponsors.length > 0)
    countView({ eventId: event.id, place: 'landing' });
}

function fillLogo(): void {
  const { logoUrl } = currentOrganization();
  replaceContent('.landing-logo', logoUrl ? [elementOf('img', { src: logoUrl, alt: '' })] : []);
}

function fillSponsors(title: string): void {
  const sponsors = sponsorsByTier(currentOrganization());
  const list = elementOf('ul', { className: 'sponsors' });
  list.append(...sponsors.map((sponsor) => itemOf(sponsor)));
  const heading = elementOf('h2', { textContent: title });
  replaceContent('.landing-sponsors', sponsors.length > 0 ? [heading, list] : []);
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
