import { z } from 'zod';
import { translatedText } from './organization.ts';

/** Colors that staff tell apart at arm's length, such as those of wristbands. */
export const ticketColor = z.enum(['yellow', 'orange', 'pink', 'purple', 'blue', 'green', 'white']);

export type TicketColor = z.infer<typeof ticketColor>;

/** Kind of ticket of one event, such as a designated driver's. */
export const ticketType = z.object({
  /** ID within the event, the same in its copies. */
  id: z.string(),
  name: z.string(),
  nameIn: translatedText,
  /** Price in cents of the event's currency. */
  priceCents: z.number().int(),
  /** False for designated drivers, who are served no alcohol. */
  includesDrinks: z.boolean(),
  /** Age in years; null for that of the organization. */
  minimumAge: z.number().int().nullable(),
  color: ticketColor,
  isSoldAtDesk: z.boolean(),
  /** Number of tickets of this type; null for no limit. */
  quantity: z.number().int().nullable(),
});

export type TicketType = z.infer<typeof ticketType>;
