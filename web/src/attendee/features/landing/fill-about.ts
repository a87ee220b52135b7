import './landing-about.css';
import { siteName } from '@wine-walk/common/lib/site-name.ts';
import { loadTopic } from '../../../i18n/load-topic.ts';
import { currentLanguage } from '../../../platform/device/language.ts';
import { currentOrganization } from '../../../platform/device/organization.ts';
import { type ActiveEvent, isEventOver } from './active-event.ts';
import { elementOf, replaceContent } from './fill-element.ts';

/** Writes the description of the event, and a link to where its tickets are sold, into the landing page. */
export async function fillAbout(event: ActiveEvent | 'none'): Promise<void> {
  if (event === 'none') return replaceContent('.landing-about', []);
  const { ticketUrl } = event;
  replaceContent('.landing-about', [
    ...descriptionOf(event),
    ...(ticketUrl && !isEventOver(event) ? [await sellerLink(ticketUrl)] : []),
  ]);
}

function descriptionOf({ description = '', descriptionIn }: ActiveEvent): HTMLElement[] {
  const language = currentLanguage();
  const translated = descriptionIn?.[language];
  if (!translated && !description) return [];
  // Without a translation, the text is in the first language of the organization.
  const lang = translated ? language : (currentOrganization().languages[0] ?? language);
  return [elementOf('p', { textContent: translated || description, lang, dir: 'auto' })];
}

async function sellerLink(href: string): Promise<HTMLElement> {
  const { buyTickets } = await loadTopic('app');
  return elementOf('a', {
    href,
    target: '_blank',
    rel: 'noopener noreferrer',
    className: 'landing-button',
    textContent: buyTickets({ host: siteName(href) }),
  });
}
