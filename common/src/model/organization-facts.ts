/*
 * Organization without its zod schema (model/organization.ts), because the landing page contains it.
 */

import { inNoLanguage, type Language, type LocalizedText } from './languages.ts';

/**
 * Place in which an open glass may be: inside a business, anywhere in the event area, or there in the event's cup only.
 */
export type AlcoholRule = 'inside' | 'area' | 'cup';

/** Payments that the desk takes; `other` names a further one, empty for none. */
export interface PaymentMethods {
  cash: boolean;
  card: boolean;
  other: string;
}

/** Ranks of sponsors, first the one that is shown first and largest. */
export const sponsorTiers = ['presenting', 'major', 'supporting'] as const;

export interface Sponsor {
  name: string;
  /** Path of the uploaded logo; empty to show the name. */
  logoUrl: string;
  /** Website; empty for none. */
  link: string;
  tier: (typeof sponsorTiers)[number];
}

/** Organization that holds the walks, as everyone sees it. */
export interface OrganizationFacts {
  /** Title of the landing page. */
  name: string;
  /** Name in headers, titles, mails and on home screens. */
  shortName: string;
  /** Path of the uploaded logo; empty for none. */
  logoUrl: string;
  /** Color of buttons and marks as `#rrggbb`; empty for the product's own. */
  accentColor: string;
  contactEmail: string;
  contactPhone: string;
  website: string;
  /** One line about the organization, for the foot of the landing page. */
  tagline: LocalizedText;
  /** Paragraphs, separated by an empty line. */
  about: LocalizedText;
  /** The organization's own guidelines, one on each line. */
  guidelines: LocalizedText;
  /** Hashtag of a new event. */
  hashtag: string;
  /** Place of a new event, and on the landing page while no event is announced. */
  place: LocalizedText;
  /** IANA zone of a new event. */
  timeZone: string;
  /** ISO 3166 country, as `CA`: dates and numbers are written as there. */
  country: string;
  /** ISO 4217 currency of a new event. */
  currency: string;
  /** Ticket price of a new event at the desk, in cents of the currency. */
  ticketPriceCents: number;
  /** Units of distances unless the attendee chooses others; `automatic` follows the device's locale. */
  units: 'automatic' | 'imperial' | 'metric';
  /** Age in years; null for the legal drinking age of the place. */
  minimumAge: number | null;
  alcoholRule: AlcoholRule;
  /** Replaces the wording of the alcohol rule; empty for the product's wording. */
  alcoholWords: LocalizedText;
  paymentMethods: PaymentMethods;
  /** One sentence, such as when to arrive. */
  arrivalAdvice: LocalizedText;
  /** Languages that attendees can choose from. */
  languages: readonly Language[];
  /** Sponsors of every walk, in the order of staff. */
  sponsors: readonly Sponsor[];
}

/** Organization before staff set one: the product's name, without rules. */
export const defaultOrganization: OrganizationFacts = {
  name: 'The Wine Walk',
  shortName: 'Wine Walk',
  logoUrl: '',
  accentColor: '',
  contactEmail: '',
  contactPhone: '',
  website: '',
  tagline: inNoLanguage,
  about: inNoLanguage,
  guidelines: inNoLanguage,
  hashtag: '',
  place: inNoLanguage,
  timeZone: 'America/New_York',
  country: 'US',
  currency: 'USD',
  ticketPriceCents: 0,
  units: 'automatic',
  minimumAge: null,
  alcoholRule: 'inside',
  alcoholWords: inNoLanguage,
  paymentMethods: { cash: true, card: false, other: '' },
  arrivalAdvice: inNoLanguage,
  // Others that the product has are offered once an organization chooses them, and has its release in them.
  languages: ['en', 'es'],
  sponsors: [],
};
