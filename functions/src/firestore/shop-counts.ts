import { documentPaths } from './paths.ts';
import { countQuery } from './query.ts';

/** Verified check-ins at a business of an event, counted by the server. */
export function countVerifiedCheckIns(eventId: string, businessId: string): Promise<number> {
  return countQuery(documentPaths.checkIns, (query) =>
    query
      .where('eventId', '==', eventId)
      .where('businessId', '==', businessId)
      .where('state', '==', 'verified'),
  );
}

/** Rewards of an event that a business redeemed at its own counter, counted by the server. */
export function countRedemptionsBy(eventId: string, businessId: string): Promise<number> {
  return countQuery(documentPaths.claims, (query) =>
    query.where('eventId', '==', eventId).where('businessId', '==', businessId),
  );
}
