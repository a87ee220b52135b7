import { mapSearchUrl } from '@wine-walk/common/lib/map-search.ts';
import { priceText } from '@wine-walk/common/lib/money-text.ts';
import { siteName } from '@wine-walk/common/lib/site-name.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
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
  const site = siteName(website);
  return {
    title: event === 'none' ? texts.none : texts.about,
    rows: [
      { label: labels.when, text: isKnown ? dateAndTimes(event) : texts.when[event] },
      {
        label: labels.where,
        text: place || missing,
        href: place ? mapSearchUrl(place) : undefined,
      },
      { label: labels.entry, text: texts.entry({ age: minimumAge }) },
      {
        label: labels.host,
        text: site ? `${name}, ${site}` : name,
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

/** Returns the heading of the page: the event, or the organization if there is none. */
export function headingText(event: EventAnswer, { name }: OrganizationFacts): string {
  return typeof event === 'object' ? event.name : name;
}

/** Returns the number of stops and the price, such as '15 stops · $35 at the desk'; empty unless an event is ahead. */
export function offerText(event: EventAnswer, { facts }: AttendeeTexts['landing']): string {
  if (typeof event === 'string' || isEventOver(event)) return '';
  const { businessCount, ticketPrice } = event;
  const price = priceText(ticketPrice, localeOf(currentLanguage()));
  // The count is 0 if the API could not read it.
  const stops = businessCount > 0 ? facts.stops({ count: businessCount }) : '';
  return joinFacts([stops, price ? facts.price({ price }) : facts.free]);
}
