import type { WithId } from '../../lib/with-id.ts';
import type { BusinessDocument } from '../../model/businesses.ts';
import { type CatalogDocument, catalogDocument } from '../../model/catalog.ts';
import type { EventDocument } from '../../model/events.ts';
import type { BusinessOffer } from '../../model/offers.ts';
import type { PointRuleDocument, RewardDocument } from '../../model/rewards.ts';
import { offerSearchText, offerSummary, usualOffer } from '../businesses/offers.ts';
import { withWalkMotifs } from '../businesses/walk-motifs.ts';
import { type PublicStock, publicStock } from '../rewards/stock.ts';

/** Edit that may change a catalog. */
export type CatalogChange =
  | { kind: 'event'; eventId: string }
  | { kind: 'business'; businessId: string }
  /** Reward or point rule: the events it belonged and belongs to; null means every event. */
  | { kind: 'offer'; eventIds: readonly (string | null)[] };

/** Returns the events that a change names; undefined if it may affect every event. */
export function namedEvents(change: CatalogChange): string[] | undefined {
  if (change.kind === 'event') return [change.eventId];
  if (change.kind === 'business') return undefined;
  const ids = change.eventIds.filter((id) => id !== null);
  return ids.length < change.eventIds.length ? undefined : [...new Set(ids)];
}

/** True if an event lists a business, or has it in its current catalog. */
export function includesBusiness(
  businessId: string,
  event: Pick<EventDocument, 'businessIds'>,
  current: Pick<CatalogDocument, 'businesses'>,
): boolean {
  return (
    event.businessIds === null ||
    event.businessIds.includes(businessId) ||
    current.businesses.some(({ id }) => id === businessId)
  );
}

/** Catalog of an event without any entries. */
export const emptyCatalog: CatalogDocument = catalogDocument.parse({
  businesses: [],
  rewards: [],
  pointRules: [],
});

export interface CatalogSources {
  businesses: readonly WithId<BusinessDocument>[];
  rewards: readonly WithId<RewardDocument>[];
  pointRules: readonly WithId<PointRuleDocument>[];
  /** Offers that staff saved for the event, by business; the usual ones if omitted. */
  offers?: ReadonlyMap<string, BusinessOffer>;
  /** Remaining stock of limited rewards at the event, by reward; full stock if omitted. */
  stock?: ReadonlyMap<string, PublicStock>;
}

/**
 * Returns the public view of an event: active businesses in order, rewards (easiest first) and point rules,
 * without venue codes. Entries that were in the catalog `before` and are gone become former entries, so that
 * attendees retain visits and unlocked rewards.
 */
export function buildCatalog(
  eventId: string,
  event: Pick<EventDocument, 'businessIds'> & Partial<Pick<EventDocument, 'businessStatus'>>,
  facts: CatalogSources,
  before?: CatalogDocument,
): CatalogDocument {
  const belongs = (item: { isActive: boolean; eventId: string | null }) =>
    item.isActive && (item.eventId === null || item.eventId === eventId);
  const listed = orderedBusinesses(event.businessIds, facts.businesses).map((business) => ({
    ...toCatalogBusiness(business, facts.offers?.get(business.id)),
    status: event.businessStatus?.[business.id]?.status ?? ('open' as const),
  }));
  const earlier = before ? [...before.formerBusinesses, ...before.businesses] : [];
  const businesses = withWalkMotifs(listed, earlier);
  const rewards = facts.rewards
    .filter(belongs)
    .toSorted(byReach)
    .map(
      ({
        id,
        name,
        description,
        nameIn,
        descriptionIn,
        requiredVisits,
        rewardType,
        businessId,
        excludedTypeIds,
        stock,
      }) => ({
        id,
        name,
        description,
        nameIn,
        descriptionIn,
        requiredVisits,
        rewardType,
        businessId,
        excludedTypeIds,
        ...(facts.stock?.get(id) ?? publicStock(stock, [], 0)),
      }),
    );
  return {
    businesses,
    rewards,
    formerBusinesses: formerEntries(businesses, before?.businesses, before?.formerBusinesses),
    formerRewards: formerEntries(rewards, before?.rewards, before?.formerRewards),
    pointRules: facts.pointRules
      .filter(belongs)
      .toSorted(byName)
      .map(({ eventId: _event, isActive, version, createdAt, updatedAt, ...rule }) => rule),
  };
}

/** Returns earlier entries that are not among the current ones. */
function formerEntries<T extends { id: string }>(
  present: readonly T[],
  ...former: (readonly T[] | undefined)[]
): T[] {
  const ids = new Set(present.map(({ id }) => id));
  return former.flatMap((items) => items ?? []).filter(({ id }) => !ids.has(id));
}

function orderedBusinesses(
  order: readonly string[] | null,
  businesses: readonly WithId<BusinessDocument>[],
): WithId<BusinessDocument>[] {
  const active = businesses.filter((business) => business.isActive);
  if (order === null) return active.toSorted(byName);
  const byId = new Map(active.map((business) => [business.id, business]));
  return [...new Set(order)].flatMap((id) => byId.get(id) ?? []);
}

function toCatalogBusiness(
  business: WithId<BusinessDocument>,
  savedOffer: BusinessOffer | undefined,
) {
  const { venueCode, venuePin, venueCodeRenewedAt, isActive, facts, contact, ...rest } = business;
  const { version, createdAt, updatedAt, ...shown } = rest;
  const offer = savedOffer ?? usualOffer(facts);
  const { openFrom, openUntil, offeredIn, requiresVenueCode } = offer;
  return {
    ...shown,
    openFrom,
    openUntil,
    offered: offerSummary(offer),
    offeredIn,
    offerText: offerSearchText(offer),
    pours: offer.pours.map(({ id, wine, grower, bottleCents }) => ({
      id,
      wine,
      grower,
      bottleCents,
    })),
    requiresVenueCode,
  };
}

/** Sorts by required visits, then by completed events. */
function byReach(a: WithId<RewardDocument>, b: WithId<RewardDocument>): number {
  const walks = (reward: RewardDocument) => Number(reward.rewardType === 'event_completion');
  return walks(a) - walks(b) || a.requiredVisits - b.requiredVisits || byName(a, b);
}

function byName(a: { name: string; id: string }, b: { name: string; id: string }): number {
  return a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id);
}
