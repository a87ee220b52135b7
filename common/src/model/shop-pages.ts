import { z } from 'zod';
import { businessContact, businessFacts } from './businesses.ts';
import { skippingInvalid } from './fields/stored.ts';
import { instant, line, ownPictureUrl, paragraph, requiredLine } from './fields/values.ts';
import { pour } from './offers.ts';

/** Description of a shop and its offer at one event, as the shop edits it. */
export const shopPageFields = z.object({
  name: requiredLine(200),
  description: paragraph(2000),
  /** Picture that the shop uploaded; null to keep the present one. */
  imageUrl: ownPictureUrl.nullable(),
  imageAlt: line(200),
  ...businessFacts.pick({
    openFrom: true,
    openUntil: true,
    offered: true,
    withoutAlcohol: true,
  }).shape,
  pours: skippingInvalid(z.array(pour)).default([]),
  food: line(300),
  /** Contact for the coordinator, never public. */
  contact: businessContact.pick({ person: true, phone: true, email: true }),
});

export type ShopPageFields = z.infer<typeof shopPageFields>;

/** Part of a page that attendees or organizers need. */
export const shopPageParts = [
  'description',
  'picture',
  'hours',
  'offer',
  'withoutAlcohol',
  'contact',
  'agreement',
] as const;

export type ShopPagePart = (typeof shopPageParts)[number];

/** Texts of a page that a business or an offer has in other languages, too. */
export const translatedShopTexts = [
  'description',
  'imageAlt',
  'offered',
  'withoutAlcohol',
  'food',
] as const;

export type TranslatedShopText = (typeof translatedShopTexts)[number];

/** Maximum number of bottles that a shop counts. */
export const maxBottles = 10_000;

/** Maximum number of opened bottles that are noted. */
export const maxOpenedBottles = 1000;

/** `shopPages/{eventId_businessId}`: read by no client; page that a shop sent by its link for one event. */
export const shopPageDocument = z.object({
  eventId: z.string(),
  businessId: z.string(),
  fields: shopPageFields,
  /** `waiting`: attendees see the earlier page until an admin approves it. */
  state: z.enum(['waiting', 'approved']),
  /** Bottles in stock before the event; null if the shop counts none. */
  bottles: z.number().int().nullable().default(null),
  /** Times at which the shop opened a bottle, earliest first. */
  openedBottles: z.array(instant).default([]),
  savedAt: instant,
  /** Username of the admin who approved it, or of the link if the organization needs no approval; null while it waits. */
  approvedBy: z.string().nullable(),
  approvedAt: instant.nullable(),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export type ShopPageDocument = z.infer<typeof shopPageDocument>;
