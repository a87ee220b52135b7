import { z } from 'zod';
import { businessCategory, stampMotif } from './categories.ts';
import { orElse } from './fields/stored.ts';
import { email, httpsUrl, instant, latitude, line, longitude, paragraph } from './fields/values.ts';
import { inNoLanguage } from './languages.ts';
import { translatedText } from './organization.ts';

export const catalogBusinessFields = {
  name: z.string(),
  description: orElse(z.string(), ''),
  descriptionIn: translatedText,
  address: orElse(z.string(), ''),
  latitude,
  longitude,
  imageUrl: orElse(z.string(), ''),
  /** Text for people who cannot see the picture; empty if staff wrote none. */
  imageAlt: z.string().default(''),
  imageAltIn: translatedText,
  category: businessCategory,
  stampMotif: stampMotif.default('auto'),
  rating: orElse(z.number(), 0),
  hasSpecialReward: z.boolean(),
  rewardDescription: orElse(z.string(), ''),
  rewardDescriptionIn: translatedText,
};

/** Time of day on the event's clock, `17:30`; empty if not set. */
const clockTime = z.string().regex(/^(?:|(?:[01]\d|2[0-3]):[0-5]\d)$/, 'enter-opening-time');

/** Access to the entrance without a step. */
export const stepFreeEntrance = z.enum(['unknown', 'yes', 'no']);

/** Restroom for guests, and access to it without a step. */
export const restroom = z.enum(['unknown', 'none', 'yes', 'step_free']);

/**
 * `businessFacts/{businessId}`, and `facts` of a business: practical details for guests. Fields that staff
 * have not filled in are empty.
 */
export const businessFacts = z.object({
  openFrom: clockTime.default(''),
  openUntil: clockTime.default(''),
  /** Drinks and food at this event. */
  offered: line(300).default(''),
  /** Drinks without alcohol. */
  withoutAlcohol: line(300).default(''),
  stepFree: stepFreeEntrance.default('unknown'),
  restroom: restroom.default('unknown'),
  website: httpsUrl.default(''),
  phone: z
    .string()
    .trim()
    .regex(/^(?:|\+?[\d ().-]{3,30})$/, 'use-digits-spaces')
    .default(''),
});

/** Contact of the organizer at a business: never public. */
export const businessContact = z.object({
  person: line(120).default(''),
  phone: line(40).default(''),
  email: z.union([z.literal(''), email]).default(''),
  notes: paragraph(1000).default(''),
});

export type BusinessContact = z.infer<typeof businessContact>;

/** `businesses/{businessId}`: read by staff only, since it holds the venue code. */
export const businessDocument = z.object({
  ...catalogBusinessFields,
  isActive: z.boolean(),
  /**
   * Details on the business's sheet; attendees read them from `businessFacts/{businessId}` when they open it.
   */
  facts: businessFacts.default(emptyBusinessFacts),
  /** Contact for staff, never part of a catalog. */
  contact: businessContact.default(emptyBusinessContact),
  /** Content of the poster's QR code (rules/check-in/venue-code.ts); staff can renew it. */
  venueCode: z.string(),
  /** Six digits below the QR code, for a phone without a working camera. */
  venuePin: z.string(),
  /** Time of the last renewal of code and PIN; null for the first ones. */
  venueCodeRenewedAt: instant.nullable().default(null),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export type BusinessDocument = z.infer<typeof businessDocument>;

export type BusinessFacts = z.infer<typeof businessFacts>;

/** Returns the details of a new business about which staff have entered nothing. */
export function newBusinessDetails() {
  return {
    facts: emptyBusinessFacts(),
    contact: emptyBusinessContact(),
    descriptionIn: inNoLanguage,
    imageAlt: '',
    imageAltIn: inNoLanguage,
    stampMotif: 'auto' as const,
    hasSpecialReward: false,
    rewardDescription: '',
    rewardDescriptionIn: inNoLanguage,
  } satisfies Partial<BusinessDocument>;
}

/** Returns the facts of a business about which staff have entered nothing. */
export function emptyBusinessFacts(): BusinessFacts {
  return businessFacts.parse({});
}

/** Returns a contact without any details. */
export function emptyBusinessContact(): BusinessContact {
  return businessContact.parse({});
}
