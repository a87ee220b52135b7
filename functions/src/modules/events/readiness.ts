import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { readReadiness } from '@wine-walk/common/api/staff/events.ts';
import { dateText } from '@wine-walk/common/lib/date-text.ts';
import { moneyText } from '@wine-walk/common/lib/money-text.ts';
import { siteName } from '@wine-walk/common/lib/site-name.ts';
import type { WithId } from '@wine-walk/common/lib/with-id.ts';
import type { MailTexts } from '@wine-walk/common/messages/types.ts';
import type { AnnouncementDocument } from '@wine-walk/common/model/announcements.ts';
import type { CatalogDocument, CatalogReward } from '@wine-walk/common/model/catalog.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import type { ReleaseDocument } from '@wine-walk/common/model/releases.ts';
import {
  eventStatus,
  hasEnded,
  overlappingEvents,
} from '@wine-walk/common/rules/events/event-status.ts';
import {
  deskPhones,
  hasCoordinates,
  indistinguishable,
  tooFarFromMedian,
} from '@wine-walk/common/rules/events/readiness.ts';
import { signedText } from '@wine-walk/common/rules/registrations/release-text.ts';
import { maxCompletions } from '@wine-walk/common/rules/rewards/rewards.ts';
import { ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';

export interface ReadinessInput {
  event: WithId<EventDocument>;
  /** Public view of the event. */
  catalog: Pick<CatalogDocument, 'businesses' | 'rewards'>;
  /** Tickets valid for this event. */
  tickets: { unused: number; total: number };
  /** Number of active links for volunteers and shops. */
  links: number;
  /** Accounts of phones that joined the desk. */
  phones: Parameters<typeof deskPhones>[0];
  announcements: readonly Pick<AnnouncementDocument, 'publishAt'>[];
  /** Earliest expiry of an Apple Wallet certificate, in epoch milliseconds; null if the wallet is not set up. */
  walletEnd: number | null;
  events: readonly WithId<EventDocument>[];
  /** Release that registrations sign; null if none was published. */
  release: Pick<ReleaseDocument, Language> | null;
  /** Languages that the organization offers. */
  languages: readonly Language[];
  /** Sentences, their language, and the locale of amounts in it. */
  texts: MailTexts['readiness'];
  language: Language;
  locale: string;
}

type Items = ResponseOf<typeof readReadiness>;
type Check = Items[number]['check'];
type Verdict = Omit<Items[number], 'check'>;

const passed = (message: string): Verdict => ({ isFine: true, message });
const failed = (message: string): Verdict => ({ isFine: false, message });

/** Returns the checks of an event before it opens, in the order to fix them. `now`: epoch milliseconds. */
export function readiness(facts: ReadinessInput, now: number): Items {
  return checks.flatMap(([check, verdictOf]) => {
    const verdict = verdictOf(facts, now);
    return verdict ? [{ check, ...verdict }] : [];
  });
}

/** Undefined for parts that this deployment or event does not have. */
const checks: [Check, (facts: ReadinessInput, now: number) => Verdict | undefined][] = [
  ['times', times],
  ['other-active-event', otherActiveEvent],
  ['businesses', businesses],
  ['coordinates', coordinates],
  ['overlapping-circles', overlappingCircles],
  ['unreachable-rewards', unreachableRewards],
  ['map', map],
  ['tickets', tickets],
  ['price', price],
  ['ticket-page', ticketPage],
  ['release', release],
  ['links', links],
  ['desk-phones', offlineLists],
  ['announcement', announcement],
  ['wallet', wallet],
];

function times({ event, texts }: ReadinessInput, now: number): Verdict {
  const hours = (Date.parse(event.endTime) - Date.parse(event.startTime)) / 3_600_000;
  if (hasEnded(event, now)) return failed(texts.ended);
  if (hours > 24) return failed(texts.tooLong({ hours: Math.round(hours) }));
  return passed(texts.timesSet);
}

function otherActiveEvent({ event, events, texts }: ReadinessInput): Verdict {
  const others = overlappingEvents(event, events);
  if (others.length === 0) return passed(texts.noOther);
  return failed(texts.others({ names: listText(others, texts), count: others.length }));
}

function businesses({ catalog, texts }: ReadinessInput): Verdict {
  const count = catalog.businesses.length;
  return count === 0 ? failed(texts.noBusiness) : passed(texts.businesses({ count }));
}

function coordinates({ catalog, texts }: ReadinessInput): Verdict {
  const missing = catalog.businesses.filter((business) => !hasCoordinates(business));
  if (missing.length > 0) return failed(texts.noCoordinates({ names: listText(missing, texts) }));
  const far = tooFarFromMedian(catalog.businesses);
  if (far.length > 0) return failed(texts.farAway({ names: listText(far, texts) }));
  return passed(texts.placed);
}

function overlappingCircles({ catalog, texts }: ReadinessInput): Verdict {
  const located = catalog.businesses.filter(hasCoordinates);
  const pairs = indistinguishable(located).filter(
    (pair) => !pair.every(({ requiresVenueCode }) => requiresVenueCode),
  );
  if (pairs.length === 0) return passed(texts.apart);
  const named = pairs.map(([one, other]) => ({
    name: texts.pair({ one: one.name, other: other.name }),
  }));
  return failed(texts.tooNear({ pairs: listText(named, texts, '; ') }));
}

function unreachableRewards(facts: ReadinessInput): Verdict {
  const { catalog, texts } = facts;
  if (catalog.rewards.length === 0) return failed(texts.noRewards);
  const unreachable = catalog.rewards.filter(
    (reward) => reward.requiredVisits > maxPossible(reward, facts),
  );
  if (unreachable.length > 0)
    return failed(texts.unreachable({ names: listText(unreachable, texts) }));
  return passed(texts.reachable);
}

/** Returns the maximum count for a reward that is possible by the end of this event. */
function maxPossible(reward: CatalogReward, { event, catalog, events }: ReadinessInput) {
  if (reward.rewardType === 'visit_count') return catalog.businesses.length;
  if (reward.rewardType === 'special_achievement')
    return catalog.businesses.filter((business) => business.hasSpecialReward).length;
  return maxCompletions(event, events);
}

function tickets({ tickets: { unused, total }, texts }: ReadinessInput): Verdict {
  if (total === 0) return failed(texts.noTickets);
  return unused === 0 ? failed(texts.allRedeemed) : passed(texts.unused({ count: unused }));
}

function map({ event, texts }: ReadinessInput): Verdict {
  return event.districtId === null ? failed(texts.noStreets) : passed(texts.streets);
}

/** Passes with any price: it is in the list so that staff compare it with the price of sold tickets. */
function price({ event, locale, texts }: ReadinessInput): Verdict {
  const ticketPrice = ticketPriceOf(event, null);
  if (ticketPrice.amountCents === 0) return passed(texts.free);
  return passed(texts.price({ price: moneyText(ticketPrice, locale) }));
}

/** Fails while a copied event leads to the page of the earlier walk. */
function ticketPage({ event, events, texts }: ReadinessInput): Verdict | undefined {
  const { ticketUrl, copiedFromId } = event;
  if (ticketUrl === '') return undefined;
  const host = siteName(ticketUrl);
  const source = events.find(({ id }) => id === copiedFromId);
  return source?.ticketUrl === ticketUrl
    ? failed(texts.sameTicketPage({ host, name: source.name }))
    : passed(texts.ticketPage({ host }));
}

function release({ release: signed, languages, language, locale, texts }: ReadinessInput): Verdict {
  if (!signed) return failed(texts.noRelease);
  const missing = languages.find((offered) => !signed[offered]);
  if (missing) {
    const named = new Intl.DisplayNames(locale, { type: 'language' }).of(missing) ?? missing;
    return failed(texts.releaseLacks({ language: named }));
  }
  return passed(texts.release({ title: signedText(signed, language).text.title }));
}

function links({ links: count, texts }: ReadinessInput): Verdict {
  return count === 0 ? failed(texts.noLinks) : passed(texts.links({ count }));
}

/** Passes once the event has started: the overview names offline desks then. */
function offlineLists({ event, phones, texts }: ReadinessInput, now: number): Verdict {
  const { joined, late } = deskPhones(phones, now);
  if (joined.length === 0) return passed(texts.noPhones);
  if (late.length === 0 || eventStatus(event, now) !== 'upcoming')
    return passed(texts.phones({ count: joined.length }));
  const named = late.map(({ fullName: name }) => ({ name }));
  return failed(texts.latePhones({ names: listText(named, texts) }));
}

function announcement({ announcements, texts }: ReadinessInput, now: number): Verdict {
  if (announcements.length === 0) return failed(texts.notAnnounced);
  const scheduled = announcements.filter(({ publishAt }) => Date.parse(publishAt) > now).length;
  return passed(texts.announced({ count: announcements.length, scheduled }));
}

/** Time before its end in which a certificate is renewed, in milliseconds. */
const renewalMs = 30 * 24 * 3_600_000;

function wallet({ walletEnd, event: { timeZone }, locale, texts }: ReadinessInput, now: number) {
  if (walletEnd === null) return undefined;
  if (walletEnd <= now) return failed(texts.walletEnded);
  const end = dateText(new Date(walletEnd).toISOString(), { locale, timeZone });
  return walletEnd < now + renewalMs
    ? failed(texts.walletEnds({ end }))
    : passed(texts.wallet({ end }));
}

const maxNamed = 3;

function listText(
  items: readonly { name: string }[],
  texts: ReadinessInput['texts'],
  separator = ', ',
): string {
  const names = items.slice(0, maxNamed).map((item) => item.name);
  const rest = items.length - names.length;
  return rest > 0
    ? texts.andMore({ names: names.join(separator), count: rest })
    : names.join(separator);
}
