import { z } from 'zod';

/** Meaning of a seller's status for the entrance. */
export const statusMeaning = z.enum(['valid', 'owes', 'invalid']);

export type StatusMeaning = z.infer<typeof statusMeaning>;

/** Maximum number of sellers with stored decisions; the oldest leave. */
export const maxSellers = 50;

/** Maximum length of the key of a decision. */
export const maxDecisionKey = 200;

/** Key of a decision. Firestore takes no key of a map that is empty or of the form `__x__`. */
const decisionKey = z
  .string()
  .max(maxDecisionKey, { abort: true })
  .regex(/^(?!__.*__$)./s);

/** Decisions of organizers about the files of one seller. */
export const sellerDecisions = z.object({
  /** Meanings by `statusKey`. */
  statuses: z.record(decisionKey, statusMeaning),
  /** Meaning of each product, by the `decisionKey` of its name: `ticket`, `none` or the ID of a type. */
  products: z.record(decisionKey, z.string().max(128)),
});

export type SellerDecisions = z.infer<typeof sellerDecisions>;

/** Decisions by the key of a seller (`sellerKey`). */
export const decisionsBySeller = z.record(z.string(), sellerDecisions);

export type DecisionsBySeller = z.infer<typeof decisionsBySeller>;

/** Decisions with the key of their seller. */
export const decidedSeller = z.strictObject({
  ...sellerDecisions.shape,
  seller: z.string().min(1).max(400),
});

/**
 * `ticketSellers/current`: read by no client; decisions about files of tickets, for the next file of each seller, latest
 * last.
 */
export const ticketSellersDocument = z.object({
  sellers: z.array(z.object(decidedSeller.shape)).default([]),
});
