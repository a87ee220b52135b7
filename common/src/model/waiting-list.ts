import { z } from 'zod';
import { language } from './organization.ts';
import { email, instant } from './values.ts';

/**
 * `waitingList/{hash of event and email}`: read by no client; email that waits for a place at a sold-out event, or has one
 * on offer. The place of an offer is counted as taken (model/ticket-counts.ts). It ends with a registration.
 */
export const waitingListDocument = z.object({
  eventId: z.string(),
  email,
  language,
  state: z.enum(['waiting', 'offered']),
  joinedAt: instant,
  /** End of the offer; null while waiting. */
  offerEndsAt: instant.nullable(),
  /** Part of the offer's link, so that knowing the email is not enough; empty while waiting. */
  secret: z.string(),
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type WaitingListDocument = z.infer<typeof waitingListDocument>;

/** ID and secret of an offer. */
export interface OfferToken {
  id: string;
  secret: string;
}

/** Format of the text in the link of an offer. */
export const offerTokenPattern = /^[0-9a-f]{40}-[0-9A-Za-z]{10,40}$/;

/** Returns the text in the link of an offer. */
export const offerTokenText = ({ id, secret }: OfferToken): string => `${id}-${secret}`;

/** Returns the parts of the text in the link of an offer; undefined if it is none. */
export function parseOfferToken(text: string): OfferToken | undefined {
  if (!offerTokenPattern.test(text)) return undefined;
  const [id = '', secret = ''] = text.split('-');
  return { id, secret };
}
