import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import type { ArrivalSource, OfflineConflictReason } from '@wine-walk/common/model/categories.ts';
import { type RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { decideEntry } from '@wine-walk/common/rules/desk/decide-scan.ts';
import { offlineTimeConflict } from '@wine-walk/common/rules/desk/offline-action-time.ts';

export interface AdmissionDecision {
  /** The ids of those who arrive now. */
  arriving: string[];
  /** The ids of those who pay now. */
  paying: string[];
  /** Why somebody who was let in without a connection should not have been, by id. */
  doubts: Record<string, OfflineConflictReason>;
}

interface AdmissionInput {
  takesPayment: boolean;
  isIdSeen: boolean;
  /**
   * When it was done already, without a connection: it stands, and what speaks against it is noted; null: it is
   * being done. Milliseconds since 1970, UTC.
   */
  doneAt: number | null;
  source: ArrivalSource;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

type Refused = Problem<'already-arrived' | 'not-paid' | 'wrong-event' | 'registration-cancelled'>;

/** Decides who pays and who arrives. The first registration says which event it is about. */
export function decideAdmission(
  registrations: readonly (RegistrationDocument & { id: string })[],
  { takesPayment, isIdSeen, doneAt, source, now }: AdmissionInput,
): AdmissionDecision | Refused {
  const eventId = registrations[0]?.eventId ?? '';
  const admitted: AdmissionDecision = { arriving: [], paying: [], doubts: {} };
  for (const registration of registrations) {
    const { id } = registration;
    const paysNow = takesPayment && !registration.isVerified && !registration.payment;
    const refusal = refusalOf(registration, eventId, isIdSeen, paysNow);
    const isPaper = source === 'paper';
    if (refusal && doneAt === null && !isPaper) return refusal;
    const notBefore = Date.parse(registration.submittedAt);
    const conflict = isPaper
      ? paperListConflict(registration, refusal)
      : (refusal?.problem ??
        (doneAt === null ? undefined : offlineTimeConflict(doneAt, { notBefore, now })));
    if (conflict) admitted.doubts[id] = conflict;
    // A second arrival changes nothing of the first.
    if (isIdSeen && !registration.arrivedAt) admitted.arriving.push(id);
    if (paysNow) admitted.paying.push(id);
  }
  return admitted;
}

/** A list that is entered twice, or after the desk, says nothing new of who is in; its times are rough. */
function paperListConflict(
  { arrivedAt }: RegistrationDocument,
  refusal: Refused | undefined,
): OfflineConflictReason | undefined {
  return arrivedAt ? undefined : refusal?.problem;
}

function refusalOf(
  registration: RegistrationDocument,
  eventId: string,
  isIdSeen: boolean,
  paysNow: boolean,
): Refused | undefined {
  const { fullName } = registration;
  const decided = decideEntry(registration, eventId);
  if (decided.answer === 'welcome' || (decided.answer === 'collect' && paysNow)) return undefined;
  if (decided.answer === 'collect')
    return problem('not-paid', `${fullName} has not paid yet. Take the cash first.`);
  if (decided.reason === 'cancelled')
    return problem('registration-cancelled', `The registration of ${fullName} was cancelled.`);
  if (decided.reason === 'wrong-event')
    return problem('wrong-event', `${fullName} is registered for another event.`);
  // Who came in without paying pays later, all the same.
  if (!isIdSeen && paysNow) return undefined;
  return problem('already-arrived', `${fullName} came in already, by ${decided.happenedBy}.`);
}
