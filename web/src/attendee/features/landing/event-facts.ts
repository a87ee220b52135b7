import { mapSearchUrl } from '@wine-walk/common/lib/map-search.ts';
import { moneyText } from '@wine-walk/common/lib/money-text.ts';
import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import type { OrganizationFacts } from '@wine-walk/common/model/organization-facts.ts';
import { currentLanguage } from '../../../platform/device/language.ts';
import { localeOf, localized } from '../../../platform/device/organization.ts';
import {
  type ActiveEvent,
  type EventAnswer,
  eventDayAndTimes,
  isEventOver,
} from './active-event.ts';

interface Fact {
  label: string;
  text: string;
  /** Undefined if the text is no link. */
  href?: string;
}

/** Facts for the decision to come. */
export interface EventFacts {
  title: string;
  /** The same rows in each state, so the page keeps its height. */
  rows: readonly Fact[];
  /** True if the event can be added to a calendar. */
  isAhead: boolean;
}

/** Returns the facts of the event; without one, those of the organization and why the others are missing. */
export function eventFacts(
  event: EventAnswer,
  { facts: texts }: AttendeeTexts['landing'],
  organization: OrganizationFacts,
): EventFacts {
  const { labels } = texts;
  const { name, website, minimumAge } = organization;
  const isKnown = typeof event === 'object';
  const place = isKnown ? event.place : event === 'none' ? localized(organization.place) : '';
  const missing = event === 'none' ? texts.toBeAnnounced : '…';
  const domain = URL.parse(website)?.hostname.replace(/^www\./, '');
  return {
    title: isKnown ? event.name : event === 'none' ? texts.none : texts.next,
    rows: [
      { label: labels.when, text: isKnown ? dateAndTimes(event) : texts.when[event] },
      {
        label: labels.where,
        text: place || missing,
        href: place ? mapSearchUrl(place) : undefined,
      },
      { label: labels.price, text: isKnown ? priceText(event, texts) : missing },
      {
        label: labels.stops,
        text: isKnown ? stopsText(event, texts) : missing,
      },
      { label: labels.entry, text: texts.entry({ age: minimumAge }) },
      {
        label: labels.host,
        text: domain ? `${name}, ${domain}` : name,
        href: website || undefined,
      },
    ],
    isAhead: isKnown && !isEventOver(event),
  };
}

function dateAndTimes(event: ActiveEvent): string {
  const { day, times } = eventDayAndTimes(event);
  return `${day}, ${times}`;
}

/** The count is 0 if the API could not read it. */
function stopsText(
  { businessCount }: ActiveEvent,
  texts: AttendeeTexts['landing']['facts'],
): string {
  return businessCount > 0 ? texts.stops({ count: businessCount }) : texts.toBeAnnounced;
}

function priceText(event: ActiveEvent, texts: AttendeeTexts['landing']['facts']): string {
  const { ticketPrice } = event;
  if (isEventOver(event)) return texts.closed;
  if (ticketPrice.amountCents === 0) return texts.free;
  return texts.price({ price: moneyText(ticketPrice, localeOf(currentLanguage())) });
}
