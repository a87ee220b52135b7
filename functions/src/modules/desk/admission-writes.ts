import { type AdmissionDocument } from '@wine-walk/common/model/desk.ts';
import { settle } from '@wine-walk/common/rules/payments/payment.ts';
import { deriveRegistrationState } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { conflictWrite } from '../../firestore/desk.ts';
import type { StoredRegistration } from '../../firestore/registrations.ts';
import type { StaffMember } from '../../http/caller.ts';
import type { AdmissionDecision } from './admission-decision.ts';
import { type StoredTill, saleWrites } from './till-writes.ts';

/** The cash of those who pay, into the till. */
export function admissionSaleWrites(
  { paying }: AdmissionDecision,
  till: StoredTill,
  { amountCents, happenedAt }: AdmissionDocument,
  admissionId: string,
  { fullName: staffName }: StaffMember,
) {
  return saleWrites(till, paying, amountCents, {
    happenedAt,
    staffName,
    entryId: (submissionId) => `${admissionId}_${submissionId}`,
  });
}

/** The registration as it is once the admission is written. */
export function applyAdmission(
  stored: StoredRegistration,
  { arrived, paid, amountCents, tillId, happenedAt, staffName }: AdmissionDocument,
  arrivedAt: string,
  currency: string,
): StoredRegistration {
  const { data, id } = stored;
  const payment = {
    amountCents,
    currency,
    method: 'cash' as const,
    takenAt: happenedAt,
    takenBy: staffName,
    tillId: tillId ?? '',
  };
  const settled = paid.includes(id) ? settle(data, { payment }) : data;
  const after = {
    ...settled,
    ...(arrived.includes(id) && { arrivedAt, arrivedBy: staffName }),
    version: data.version + 1,
  };
  return { ...stored, data: { ...after, state: deriveRegistrationState(after) } };
}

/** What is to be settled of an admission that was handed over before it was sent. */
export function conflictWritesFor(
  id: string,
  { doubts, eventId, happenedAt, staffName }: AdmissionDocument,
  registrations: readonly StoredRegistration[],
) {
  return registrations.flatMap(({ id: submissionId, data }) => {
    const reason = doubts[submissionId];
    if (!reason) return [];
    const { participantId, cancelledAt, cancelledBy, arrivedAt, arrivedBy } = data;
    const isCancelled = reason === 'registration-cancelled';
    return conflictWrite(`${id}_${submissionId}`, {
      eventId,
      kind: 'arrival',
      reason,
      participantId,
      submissionId,
      rewardId: null,
      happenedAt,
      staffName,
      earlierAt: isCancelled ? cancelledAt : arrivedAt,
      earlierBy: isCancelled ? cancelledBy : arrivedBy,
    });
  });
}
