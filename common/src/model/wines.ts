import { z } from 'zod';

/** Maximum number of pours that an attendee can like at an event. */
export const maxLikedPours = 200;
/** Maximum length of a note on a liked pour. */
export const maxLikeNote = 280;

/**
 * Pour that an attendee liked, as its business offered it then: it stays when the business edits or removes it. No time is
 * stored.
 */
export const likedPour = z.object({
  businessId: z.string(),
  /** Name of the business. */
  business: z.string(),
  /** ID of the pour in the offer of the business. */
  pourId: z.string(),
  wine: z.string(),
  /** Empty if unknown. */
  grower: z.string().default(''),
  /** Price of a bottle, in cents of the event's currency; null if none is sold. */
  bottleCents: z.number().int().nullable().default(null),
  /** The attendee's own words; empty for none. */
  note: z.string().default(''),
});

export type LikedPour = z.infer<typeof likedPour>;
