import type { DeskPayment } from '@wine-walk/common/model/categories.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import type { TimeInterval } from '@wine-walk/common/rules/events/overview.ts';
import { totalDue, typesWithOwnPrice } from '@wine-walk/common/rules/payments/payment.ts';
import { walkingStates } from '@wine-walk/common/rules/registrations/registration-filters.ts';
import { firestore } from './firestore.ts';
import { documentPaths } from './paths.ts';
import { countQuery } from './query.ts';

/* Counts are aggregated by the server: one read for up to a thousand documents. */

/** Counts the active registrations of an event. */
export function countRegistered(eventId: string): Promise<number> {
  return countRegistrations(eventId, (query) => query);
}

/** Counts the participants whose phone showed an announcement. */
export function countShownOn(announcementId: string): Promise<number> {
  return countQuery(documentPaths.participants, (query) =>
    query.where('shownAnnouncements', 'array-contains', announcementId),
  );
}

/** Counts the active registrations of an event: all, arrived and walking. */
export async function countPeople(
  eventId: string,
): Promise<{ registered: number; arrived: number; walking: number }> {
  const [registered, arrived, walking] = await Promise.all([
    countRegistered(eventId),
    countRegistrations(eventId, (query) => query.where('arrivedAt', '>', new Date(0))),
    countWalking(eventId),
  ]);
  return { registered, arrived, walking };
}

/** Counts the active registrations of an event that owe a price by `owedCents`, and its total in cents. */
export async function countDue(
  eventId: string,
  event: Pick<EventDocument, 'ticketPrice' | 'ticketTypes'>,
): Promise<{ people: number; amountCents: number }> {
  const [unpaid, ...ofTypes] = await Promise.all([
    countUnpaid(eventId),
    ...typesWithOwnPrice(event).map(
      async (typeId) => [typeId, await countUnpaid(eventId, typeId)] as const,
    ),
  ]);
  return totalDue(event, unpaid, new Map(ofTypes));
}

/** Counts the active registrations of an event without a ticket or a payment, of one type or of all. */
function countUnpaid(eventId: string, typeId?: string): Promise<number> {
  return countRegistrations(eventId, (query) => {
    const unpaid = query.where('isVerified', '==', false);
    return typeId === undefined ? unpaid : unpaid.where('typeId', '==', typeId);
  });
}

/** Counts the people of an event who have a verified check-in. */
export function countWalking(eventId: string): Promise<number> {
  return countRegistrations(eventId, (query) => query.where('state', 'in', walkingStates));
}

/** Counts the active registrations of people who will show an unused ticket at the desk. */
export function countSharing(eventId: string): Promise<number> {
  return countRegistrations(eventId, (query) => query.where('sharesTicketPlace', '==', true));
}

/** Counts an event's people who arrived in an interval. */
export function countArrivals(
  eventId: string,
  { startTime, endTime }: TimeInterval,
): Promise<number> {
  return countRegistrations(eventId, (query) =>
    query.where('arrivedAt', '>=', new Date(startTime)).where('arrivedAt', '<', new Date(endTime)),
  );
}

/** Counts the active registrations of an event that match further conditions. */
function countRegistrations(
  eventId: string,
  narrow: NonNullable<Parameters<typeof countQuery>[1]>,
): Promise<number> {
  return countQuery(documentPaths.registrations, (query) =>
    narrow(query.where('eventId', '==', eventId).where('status', '==', 'active')),
  );
}

/** Returns the sales of an event's tills less their refunds by method, in cents. */
export async function sumPayments(eventId: string): Promise<Record<DeskPayment, number>> {
  const [cash, card, other] = await Promise.all([
    sumColumn(eventId, ''),
    sumColumn(eventId, 'card.'),
    sumColumn(eventId, 'other.'),
  ]);
  return { cash, card, other };
}

/** Sums one column of an event's tills. Tills of early versions have no other column than cash, and add nothing. */
async function sumColumn(eventId: string, prefix: '' | 'card.' | 'other.'): Promise<number> {
  const tills = (await firestore()).collection(documentPaths.tills).where('eventId', '==', eventId);
  const { AggregateField } = await import('firebase-admin/firestore');
  const sums = await tills
    .aggregate({
      sales: AggregateField.sum(`${prefix}salesCents`),
      refunds: AggregateField.sum(`${prefix}refundsCents`),
    })
    .get();
  const { sales, refunds } = sums.data();
  return sales - refunds;
}

/** Counts an event's verified check-ins that were captured in an interval, at one business or at all. */
export function countCheckIns(
  eventId: string,
  { startTime, endTime }: TimeInterval,
  businessId?: string,
): Promise<number> {
  return countQuery(documentPaths.checkIns, (query) => {
    const verified = query.where('eventId', '==', eventId).where('state', '==', 'verified');
    const atBusiness = businessId ? verified.where('businessId', '==', businessId) : verified;
    return atBusiness
      .where('capturedAt', '>=', new Date(startTime))
      .where('capturedAt', '<', new Date(endTime));
  });
}

/** Counts the claims of a reward at an event. */
export function countClaims(eventId: string, rewardId: string): Promise<number> {
  return countQuery(documentPaths.claims, (query) =>
    query.where('eventId', '==', eventId).where('rewardId', '==', rewardId),
  );
}

/** Counts the verified check-ins at a business of an event. */
export function countVerifiedCheckIns(eventId: string, businessId: string): Promise<number> {
  return countQuery(documentPaths.checkIns, (query) =>
    query
      .where('eventId', '==', eventId)
      .where('businessId', '==', businessId)
      .where('state', '==', 'verified'),
  );
}

/** Counts the rewards of an event that a business redeemed at its own counter. */
export function countRedemptionsBy(eventId: string, businessId: string): Promise<number> {
  return countQuery(documentPaths.claims, (query) =>
    query.where('eventId', '==', eventId).where('businessId', '==', businessId),
  );
}
