import { z } from 'zod';
import { businessFacts } from './businesses.ts';
import { skippingInvalid } from './fields/stored.ts';
import { instant, line } from './fields/values.ts';
import { translatedText } from './organization.ts';

/** Drink that a business pours at an event. */
export const pour = z.object({
  /** ID within the offer, set when it is saved; empty in early records. */
  id: z.string().max(40).default(''),
  wine: line(120),
  grower: line(120).default(''),
  notes: line(200).default(''),
  notesIn: translatedText,
  /** Price of a bottle, in cents of the event's currency; null if none is sold. */
  bottleCents: z.number().int().nullable().default(null),
  isAlcoholFree: z.boolean().default(false),
});

export type Pour = z.infer<typeof pour>;

/** Hours, drinks and food of a business at one event, and how attendees check in there. */
export const businessOffer = z.object({
  ...businessFacts.pick({
    openFrom: true,
    openUntil: true,
    offered: true,
    withoutAlcohol: true,
  }).shape,
  offeredIn: translatedText,
  withoutAlcoholIn: translatedText,
  pours: skippingInvalid(z.array(pour)).default([]),
  food: line(300).default(''),
  foodIn: translatedText,
  /** True if a check-in needs the venue code at the counter: a location is not enough. */
  requiresVenueCode: z.boolean().default(false),
});

export type BusinessOffer = z.infer<typeof businessOffer>;

/**
 * `events/{eventId}/offers/{businessId}`: replaces the usual hours and offer of the business (`facts`) at this
 * event. Absent until staff save it.
 */
export const offerDocument = businessOffer.extend({
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export type OfferDocument = z.infer<typeof offerDocument>;
