import { z } from 'zod';
import { catalogBusinessFields } from './businesses.ts';
import { businessStatus, stockLevel } from './categories.ts';
import { pointRuleDocument, rewardDocument } from './rewards.ts';
import { instant } from './values.ts';

/** What attendees are not shown of what staff edit. */
const bookkeeping = { version: true, createdAt: true, updatedAt: true } as const;

export const catalogueBusiness = z.object({
  ...catalogBusinessFields,
  id: z.string(),
  status: businessStatus.default('open'),
});

export type CatalogueBusiness = z.infer<typeof catalogueBusiness>;

export const catalogueReward = rewardDocument
  .pick({
    name: true,
    description: true,
    requiredVisits: true,
    rewardType: true,
    businessId: true,
  })
  .extend({
    id: z.string(),
    stockLevel: stockLevel.default('plenty'),
    /** All that are left are promised to others until then; null: one can be had, or none ever. */
    promisedUntil: instant.nullable().default(null),
  });

export type CatalogueReward = z.infer<typeof catalogueReward>;

export const cataloguePointRule = pointRuleDocument
  .omit({ ...bookkeeping, eventId: true, isActive: true })
  .extend({ id: z.string() });

export type CataloguePointRule = z.infer<typeof cataloguePointRule>;

/** `catalogues/{eventId}`: what attendees see of an event, in one document; written by a trigger. */
export const catalogDocument = z.object({
  businesses: z.array(catalogueBusiness),
  rewards: z.array(catalogueReward),
  pointRules: z.array(cataloguePointRule),
  /** Left the walk: in no list, but a visit that was made there counts. */
  formerBusinesses: z.array(catalogueBusiness).default([]),
  /** No longer to be had, but theirs who unlocked or claimed them. */
  formerRewards: z.array(catalogueReward).default([]),
});

export type CatalogDocument = z.infer<typeof catalogDocument>;
