import type { AdmissionDocument } from '@wine-walk/common/model/desk.ts';
import { conflictWrite, paymentConflictId } from '../../firestore/events/desk.ts';
import type { Write } from '../../firestore/write.ts';
import type { AdmissionSubject } from './newcomers.ts';
import { saleOf } from './undo.ts';

/** Returns the writes of the conflicts of an admission: arrivals, and payments of people who owed nothing. */
export function conflictWritesFor(
  id: string,
  admission: AdmissionDocument,
  {
    registrations,
    currency,
    priceOf,
  }: {
    registrations: readonly AdmissionSubject[];
    currency: string;
    /** Returns the price of the ticket of a registration, in cents. */
    priceOf: (submissionId: string) => number;
  },
): Write[] {
  const { doubts: conflicts, paid, paidTwice, eventId, happenedAt, staffName, method } = admission;
  const common = { eventId, happenedAt, staffName, rewardId: null };
  return registrations.flatMap(({ id: submissionId, data }) => {
    const reason = conflicts[submissionId];
    const { participantId, cancelledAt, cancelledBy, arrivedAt, arrivedBy, paidAt, paidTo } = data;
    const isCancelled = reason === 'registration-cancelled';
    const { amountCents } = saleOf(admission, submissionId);
    const arrival =
      reason &&
      conflictWrite(`${id}_${submissionId}`, {
        ...common,
        kind: 'arrival',
        reason,
        participantId,
        submissionId,
        due: reason === 'not-paid' ? { amountCents: priceOf(submissionId), currency } : null,
        taken: isCancelled && paid.includes(submissionId) ? { amountCents, currency } : null,
        earlierAt: isCancelled ? cancelledAt : arrivedAt,
        earlierBy: isCancelled ? cancelledBy : arrivedBy,
      });
    const payment =
      paidTwice.includes(submissionId) &&
      conflictWrite(paymentConflictId(id, submissionId), {
        ...common,
        kind: 'payment',
        reason: 'paid-twice',
        participantId,
        submissionId,
        paid: { amountCents, currency, method },
        earlierAt: paidAt,
        earlierBy: paidTo,
      });
    return [arrival, payment].filter((write) => !!write);
  });
}
