import { z } from 'zod';
import { businessFacts, catalogBusinessFields } from './businesses.ts';
import { businessStatus, stockLevel } from './categories.ts';
import { skippingInvalid } from './fields/stored.ts';
import { instant } from './fields/values.ts';
import { pour } from './offers.ts';
import { translatedText } from './organization.ts';
import { pointRuleDocument, rewardDocument } from './rewards.ts';

/** Fields that attendees do not see. */
const bookkeeping = { version: true, createdAt: true, updatedAt: true } as const;

export const catalogBusiness = z.object({
  ...catalogBusinessFields,
  id: z.string(),
  status: businessStatus.default('open'),
  /** Hours and offer at the event in one line, for the map. */
  ...businessFacts.pick({ openFrom: true, openUntil: true }).shape,
  offered: z.string().default(''),
  offeredIn: translatedText,
  /** Food and drinks without alcohol of the offer in every language, for the search. */
  offerText: z.string().default(''),
  /** Drinks of the offer, which can be liked offline before the page of the business was ever opened. */
  pours: skippingInvalid(
    z.array(pour.pick({ id: true, wine: true, grower: true, bottleCents: true })),
  ).default([]),
  /** True if a check-in needs the venue code at the counter. */
  requiresVenueCode: z.boolean().default(false),
});

export type CatalogBusiness = z.infer<typeof catalogBusiness>;

export const catalogReward = rewardDocument
  .pick({
    name: true,
    description: true,
    nameIn: true,
    descriptionIn: true,
    requiredVisits: true,
    rewardType: true,
    businessId: true,
    excludedTypeIds: true,
  })
  .extend({
    id: z.string(),
    stockLevel: stockLevel.default('plenty'),
    /**
     * Time until which all remaining units are reserved for others; null if one is available, or none ever
     * will be.
     */
    promisedUntil: instant.nullable().default(null),
  });

export type CatalogReward = z.infer<typeof catalogReward>;

export const catalogPointRule = pointRuleDocument
  .omit({ ...bookkeeping, eventId: true, isActive: true })
  .extend({ id: z.string() });

export type CatalogPointRule = z.infer<typeof catalogPointRule>;

/**
 * `catalogues/{eventId}`: all public data of an event's businesses, rewards and rules, in one document
 * written by a trigger.
 */
export const catalogDocument = z.object({
  businesses: skippingInvalid(z.array(catalogBusiness)),
  rewards: skippingInvalid(z.array(catalogReward)),
  pointRules: skippingInvalid(z.array(catalogPointRule)),
  /** Removed businesses: not listed, but verified visits there still count. */
  formerBusinesses: skippingInvalid(z.array(catalogBusiness)).default([]),
  /** Removed rewards: still shown to participants who unlocked or claimed them. */
  formerRewards: skippingInvalid(z.array(catalogReward)).default([]),
});

export type CatalogDocument = z.infer<typeof catalogDocument>;
