import { type WithId, withId } from '../lib/with-id.ts';
import {
  type BusinessDocument,
  emptyBusinessContact,
  emptyBusinessFacts,
} from '../model/businesses.ts';
import type {
  CatalogBusiness,
  CatalogDocument,
  CatalogPointRule,
  CatalogReward,
} from '../model/catalog.ts';
import { type EventDocument, emptyNonprofit, emptyWayHome } from '../model/events.ts';
import { inNoLanguage } from '../model/languages.ts';
import {
  type OfferDocument,
  offerDocument,
  type Pour,
  pour as pourSchema,
} from '../model/offers.ts';
import type { ProgressDocument, Visit } from '../model/participants.ts';
import { type RegistrationDocument, registrationDocument } from '../model/registrations.ts';
import type { PointRuleDocument, RewardDocument } from '../model/rewards.ts';
import type { TicketType } from '../model/ticket-types.ts';
import { emptyCatalog } from '../rules/catalog/catalog.ts';
import { emptyProgress } from '../rules/rewards/rewards.ts';

/*
 * Minimal valid documents for tests, which pass differing fields. Every visit is on November 20, 2026, from 18:00
 * UTC on.
 */

/** Returns the instant `minutes` after the event's start. */
export function at(minutes: number): string {
  return new Date(Date.UTC(2026, 10, 20, 18, minutes)).toISOString();
}

export const editMetadata = { version: 1, createdAt: at(0), updatedAt: at(0) };

export function catalog(overrides: Partial<CatalogDocument>): CatalogDocument {
  return { ...emptyCatalog, ...overrides };
}

export function catalogBusiness(
  id: string,
  overrides: Partial<CatalogBusiness> = {},
): CatalogBusiness {
  return {
    id,
    name: id,
    description: '',
    descriptionIn: inNoLanguage,
    address: '1 Mill Street',
    latitude: 38.3,
    longitude: -78.5,
    imageUrl: '',
    imageAlt: '',
    imageAltIn: inNoLanguage,
    category: 'wine_bar',
    stampMotif: 'auto',
    rating: 4.5,
    hasSpecialReward: false,
    rewardDescription: '',
    rewardDescriptionIn: inNoLanguage,
    status: 'open',
    openFrom: '',
    openUntil: '',
    offered: '',
    offeredIn: inNoLanguage,
    offerText: '',
    pours: [],
    requiresVenueCode: false,
    ...overrides,
  };
}

export function sampleBusiness(overrides: Partial<BusinessDocument> = {}): BusinessDocument {
  const {
    id: _id,
    status: _status,
    openFrom: _openFrom,
    openUntil: _openUntil,
    offered: _offered,
    offeredIn: _offeredIn,
    offerText: _offerText,
    pours: _pours,
    requiresVenueCode: _requiresVenueCode,
    ...shown
  } = catalogBusiness('vino');
  return {
    ...shown,
    isActive: true,
    facts: emptyBusinessFacts(),
    contact: emptyBusinessContact(),
    venueCode: 'SECRET7',
    venuePin: '918273',
    venueCodeRenewedAt: null,
    ...editMetadata,
    ...overrides,
  };
}

export function business(
  id: string,
  overrides: Partial<BusinessDocument> = {},
): WithId<BusinessDocument> {
  return { id, ...sampleBusiness({ name: id, ...overrides }) };
}

/** Returns the offer of a business at an event. */
export function offer(
  businessId: string,
  overrides: Partial<OfferDocument> = {},
): WithId<OfferDocument> {
  return { id: businessId, ...offerDocument.parse(editMetadata), ...overrides };
}

export function pour(id: string, overrides: Partial<Pour> = {}): Pour {
  return { ...pourSchema.parse({ id, wine: id }), ...overrides };
}

export function catalogReward(id: string, overrides: Partial<CatalogReward> = {}): CatalogReward {
  return {
    id,
    name: id,
    description: '',
    nameIn: inNoLanguage,
    descriptionIn: inNoLanguage,
    requiredVisits: 1,
    rewardType: 'visit_count',
    businessId: null,
    stockLevel: 'plenty',
    promisedUntil: null,
    excludedTypeIds: [],
    ...overrides,
  };
}

export function reward(
  id: string,
  overrides: Partial<RewardDocument> = {},
): WithId<RewardDocument> {
  const { stockLevel: _stockLevel, promisedUntil: _reservedUntil, ...shown } = catalogReward(id);
  return {
    ...shown,
    eventId: null,
    isActive: true,
    businessId: null,
    stock: null,
    excludedTypeIds: [],
    ...editMetadata,
    ...overrides,
  };
}

export function catalogPointRule(overrides: Partial<CatalogPointRule> = {}): CatalogPointRule {
  return {
    id: 'rule',
    name: 'Rule',
    trigger: 'check_in',
    points: 10,
    category: null,
    windowStartTime: null,
    windowEndTime: null,
    activeFromTime: null,
    activeUntilTime: null,
    ...overrides,
  };
}

export function pointRuleDocument(overrides: Partial<PointRuleDocument> = {}): PointRuleDocument {
  const { id: _id, ...shown } = catalogPointRule();
  return { ...shown, eventId: null, isActive: true, ...editMetadata, ...overrides };
}

export function pointRule(
  id: string,
  overrides: Partial<PointRuleDocument> = {},
): WithId<PointRuleDocument> {
  return withId({ id, data: pointRuleDocument(overrides) });
}

/** Returns a visit verified `minutes` after the start. */
export function verified(minutes = 0): Visit {
  return { checkInTime: at(minutes), state: 'verified' };
}

export function pending(minutes = 0): Visit {
  return { checkInTime: at(minutes), state: 'pending' };
}

export function progress(overrides: Partial<ProgressDocument> = {}): ProgressDocument {
  return { ...emptyProgress('maya', 'autumn'), ...overrides };
}

/** Paid registration of Maya Reyes at the event `autumn`. */
export function registration(id: string, overrides: object = {}): WithId<RegistrationDocument> {
  const data = registrationDocument.parse({
    eventId: 'autumn',
    participantId: id,
    fullName: 'Maya Reyes',
    email: 'maya@example.com',
    phone: '',
    emergencyContact: '',
    emergencyPhone: '',
    over21: true,
    liabilityWaiver: true,
    marketingConsent: false,
    waiverVersion: '2026-11-en',
    waiverSha256: '0'.repeat(64),
    submittedAt: at(0),
    ip: '192.0.2.1',
    userAgent: 'a browser',
    paymentMethod: 'prepaid',
    ticketId: `T-${id}`,
    isVerified: true,
    paidAt: null,
    paidTo: null,
    ...overrides,
  });
  return withId({ id, data });
}

/** Event in Harlow from 1 PM to 6 PM on November 20, 2026, New York time. */
export function eventDocument(overrides: Partial<EventDocument> = {}): EventDocument {
  return {
    name: 'Autumn Wine Walk',
    description: '',
    descriptionIn: inNoLanguage,
    place: 'Depot Square',
    hashtag: '#WineWalk',
    startTime: at(0),
    endTime: at(300),
    timeZone: 'America/New_York',
    isActive: true,
    isPublished: true,
    archivedAt: null,
    inactiveSince: null,
    checkInRadiusMeters: 50,
    ticketPrice: { amountCents: 3500, currency: 'USD' },
    ticketUrl: '',
    capacity: null,
    ticketTypes: [],
    businessIds: null,
    joinsNewBusinesses: false,
    districtId: null,
    mapPoints: [],
    wayHome: emptyWayHome,
    staffLinkLeadHours: 24,
    nonprofit: emptyNonprofit,
    businessStatus: {},
    checkInPausedAt: null,
    ...editMetadata,
    ...overrides,
  };
}

/** Ticket of a designated driver. */
export function ticketType(overrides: Partial<TicketType> = {}): TicketType {
  return {
    id: 'driver',
    name: 'Designated driver',
    nameIn: inNoLanguage,
    priceCents: 1000,
    includesDrinks: false,
    minimumAge: 16,
    color: 'blue',
    isSoldAtDesk: true,
    quantity: 40,
    ...overrides,
  };
}

/** Same event with an ID, which is also its name. */
export function event(id: string, overrides: Partial<EventDocument> = {}): WithId<EventDocument> {
  return withId({ id, data: eventDocument({ name: id, ...overrides }) });
}

export const businesses = ['a', 'b', 'c', 'd'].map((id) =>
  catalogBusiness(id, { hasSpecialReward: id === 'b' || id === 'd' }),
);
export const catalogWith = (...rewards: CatalogReward[]) => catalog({ businesses, rewards });
export const visits = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, verified()]));
export const three = catalogReward('three', { requiredVisits: 3 });
export const completionReward = catalogReward('walk', { rewardType: 'event_completion' });
export const special = catalogReward('special', {
  rewardType: 'special_achievement',
  requiredVisits: 2,
});
