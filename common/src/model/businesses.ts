import { z } from 'zod';
import { businessCategory } from './categories.ts';
import { httpsUrl, instant, latitude, line, longitude } from './values.ts';

export const catalogBusinessFields = {
  name: z.string(),
  description: z.string(),
  address: z.string(),
  latitude,
  longitude,
  imageUrl: z.string(),
  category: businessCategory,
  rating: z.number(),
  hasSpecialReward: z.boolean(),
  rewardDescription: z.string(),
};

/** A time of day by the event's clock, `17:30`; empty where none was given. */
const clockTime = z
  .string()
  .regex(/^(?:|(?:[01]\d|2[0-3]):[0-5]\d)$/, 'Please enter a time such as 17:30.');

/** Whether one gets in without a step. */
export const stepFreeEntrance = z.enum(['unknown', 'yes', 'no']);

/** Whether guests have a restroom, and one that is reached without a step. */
export const restroom = z.enum(['unknown', 'none', 'yes', 'step_free']);

/** `businessFacts/{businessId}`, and `facts` of a business: what people ask before they go in. Empty: nobody has said. */
export const businessFacts = z.object({
  openFrom: clockTime.default(''),
  openUntil: clockTime.default(''),
  /** What is poured or offered tonight. */
  offered: line(300).default(''),
  /** What there is of it without alcohol. */
  withoutAlcohol: line(300).default(''),
  stepFree: stepFreeEntrance.default('unknown'),
  restroom: restroom.default('unknown'),
  website: httpsUrl.default(''),
  phone: z
    .string()
    .trim()
    .regex(/^(?:|\+?[\d ().-]{3,30})$/, 'A phone number has digits and spaces.')
    .default(''),
});

/** `businesses/{businessId}`: staff only, since it holds the venue code. */
export const businessDocument = z.object({
  ...catalogBusinessFields,
  isActive: z.boolean(),
  /** What only its sheet tells: attendees read it from `businessFacts/{businessId}` when they open that. */
  facts: businessFacts.default(emptyBusinessFacts),
  /** What the poster's QR says of the place (domain/venue-code.ts); renewed by staff. */
  venueCode: z.string(),
  /** Six digits under the QR, for a phone without a working camera. */
  venuePin: z.string(),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export type BusinessDocument = z.infer<typeof businessDocument>;

export type BusinessFacts = z.infer<typeof businessFacts>;

/** Returns the facts of a business about which staff have entered nothing. */
export function emptyBusinessFacts(): BusinessFacts {
  return businessFacts.parse({});
}
