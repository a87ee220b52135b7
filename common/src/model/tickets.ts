import { z } from 'zod';
import { instant } from './fields/values.ts';

/** `tickets/{ticketId}`: read by staff only. The ID is printed on the ticket, in capitals. */
export const ticketDocument = z.object({
  /** Event that it admits to; null for whichever is active. */
  eventId: z.string().nullable(),
  /** Type of its event (model/ticket-types.ts); null for none. */
  typeId: z.string().nullable().default(null),
  holderName: z.string().nullable(),
  holderEmail: z.string().nullable(),
  /** Keys for the order by name (rules/people/names.ts) and the search (rules/people/name-search.ts). */
  holderNameKey: z.string().nullable(),
  holderNameTerms: z.array(z.string()).default([]),
  /** Key that all spellings of the ID share (rules/tickets/ticket-entry.ts); empty if none was stored. */
  entryKey: z.string().default(''),
  /** Order that it was bought with, whose tickets are a party at the desk; null if unknown. */
  orderId: z.string().nullable().default(null),
  /** True if it is unpaid: the desk takes the price, and no form redeems it. */
  owes: z.boolean().default(false),
  source: z.enum(['import', 'generated', 'manual']),
  state: z.enum(['unused', 'redeemed']),
  redeemedBy: z.string().nullable(),
  submissionId: z.string().nullable(),
  redeemedAt: instant.nullable(),
  createdAt: instant,
});

export type TicketDocument = z.infer<typeof ticketDocument>;
