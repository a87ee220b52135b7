import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { ArrivalSource, OfflineConflictReason } from '@wine-walk/common/model/categories.ts';
import { type RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { decideEntry } from '@wine-walk/common/rules/desk/decide-scan.ts';
import { offlineTimeConflict } from '@wine-walk/common/rules/desk/offline-action-time.ts';

export interface AdmissionDecision {
  /** IDs of the registrations that arrive. */
  arriving: string[];
  /** IDs of the registrations that pay. */
  paying: string[];
  /** IDs of the registrations whose money was taken although they owed nothing. */
  payingTwice: string[];
  /** Offline conflicts by registration ID. */
  conflicts: Record<string, OfflineConflictReason>;
}

/** Decision before the prices are known. */
interface UnpricedDecision extends AdmissionDecision {
  /** Offline actions at an implausible time, by registration ID: conflicts of those who have no other one. */
  implausibleTimes: Record<string, OfflineConflictReason>;
}

interface AdmissionInput {
  takesPayment: boolean;
  /** Amounts taken, in cents, by registration; undefined if the request does not say. */
  takenCents?: Readonly<Record<string, number>> | undefined;
  /** Full name of the staff member. */
  staffName: string;
  isIdSeen: boolean;
  /** True if guests who sign at the desk have signed. */
  isReleaseSigned: boolean;
  /**
   * Time of an offline action, which is accepted with its conflicts, in epoch milliseconds; null if it
   * happens now.
   */
  doneAt: number | null;
  source: ArrivalSource;
  /** Registrations that an earlier attempt of this action created; their admission is complete. */
  repeatedIds?: ReadonlySet<string>;
  /** Epoch milliseconds. */
  now: number;
}

type Refused = Problem<'already-arrived' | 'not-paid' | 'registration-cancelled' | 'wrong-event'>;
type Unsigned = Problem<'release-unsigned'>;

/** Decides who pays and who arrives at the event of the first registration. */
export function decideAdmission(
  registrations: readonly (RegistrationDocument & { id: string })[],
  input: AdmissionInput,
): UnpricedDecision | Refused | Unsigned {
  const { isIdSeen, isReleaseSigned, doneAt, source, now } = input;
  const eventId = registrations[0]?.eventId ?? '';
  const admitted: UnpricedDecision = {
    arriving: [],
    paying: [],
    payingTwice: [],
    conflicts: {},
    implausibleTimes: {},
  };
  for (const registration of registrations) {
    const { id } = registration;
    if (input.repeatedIds?.has(id) && registration.arrivedAt) continue;
    const owes = !registration.isVerified && !registration.payment;
    const paid = hasPaid(registration, input, owes || registrations.length === 1);
    const paysNow = owes && paid;
    const refusal = refusalOf(registration, eventId, isIdSeen, paysNow);
    const isPaper = source === 'paper';
    const isNow = doneAt === null && !isPaper;
    if (refusal && isNow) return refusal;
    if (isNow && isIdSeen && !isReleaseSigned && !registration.liabilityWaiver)
      return problem('release-unsigned', { name: registration.fullName });
    const notBefore = Date.parse(registration.submittedAt);
    const conflict = isPaper ? paperListConflict(registration, refusal) : refusal?.problem;
    if (conflict) admitted.conflicts[id] = conflict;
    const implausible =
      isPaper || doneAt === null ? undefined : offlineTimeConflict(doneAt, { notBefore, now });
    if (implausible) admitted.implausibleTimes[id] = implausible;
    // A second arrival does not change the first.
    if (isIdSeen && !registration.arrivedAt) admitted.arriving.push(id);
    if (paysNow) admitted.paying.push(id);
    if (!owes && paid && !isEnteredBefore(registration, input)) admitted.payingTwice.push(id);
  }
  return admitted;
}

/**
 * Returns a decision by the prices of the tickets, with the amounts. A person who paid nothing for a ticket that has a price
 * has not paid; a person admitted with a free ticket owes nothing, and is settled as if the desk had sold it. Of several
 * conflicts of a person, the time is the last.
 */
export function decideByPrices(
  { implausibleTimes, ...decided }: UnpricedDecision,
  {
    amounts,
    priceOf,
  }: {
    /** Amounts in cents, by registration. */
    amounts: Readonly<Record<string, number>>;
    /** Returns the price of the ticket of a registration, in cents. */
    priceOf: (id: string) => number;
  },
): AdmissionDecision & { amounts: Record<string, number> } {
  const { arriving, paying, conflicts } = decided;
  const unpaid = paying.filter((id) => amounts[id] === 0 && priceOf(id) > 0);
  const free = arriving.filter((id) => conflicts[id] === 'not-paid' && priceOf(id) === 0);
  return {
    ...decided,
    paying: [...paying.filter((id) => !unpaid.includes(id)), ...free],
    conflicts: {
      ...implausibleTimes,
      ...Object.fromEntries(unpaid.map((id) => [id, 'not-paid' as const])),
      ...Object.fromEntries(Object.entries(conflicts).filter(([id]) => !free.includes(id))),
    },
    amounts: { ...amounts, ...Object.fromEntries(free.map((id) => [id, 0])) },
  };
}

/** True if the desk took money from a person. `isLikely`: answer if neither the request nor a door list names the payers. */
function hasPaid(
  { id }: { id: string },
  { takesPayment, takenCents, source }: AdmissionInput,
  isLikely: boolean,
): boolean {
  if (!takesPayment) return false;
  if (takenCents) return id in takenCents;
  return source === 'paper' || isLikely;
}

/** True if a door list repeats a payment or an arrival: lists are entered twice. */
function isEnteredBefore(
  { arrivedAt, payment }: RegistrationDocument,
  { source, staffName }: AdmissionInput,
): boolean {
  return source === 'paper' && (arrivedAt !== null || payment?.takenBy === staffName);
}

/**
 * Returns the conflict of a door list's entry. A person who has arrived has none, since lists are entered
 * twice and their times are rough.
 */
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
  const { fullName: name } = registration;
  const decided = decideEntry(registration, eventId);
  if (decided.answer === 'welcome' || (decided.answer === 'collect' && paysNow)) return undefined;
  if (decided.answer === 'collect') return problem('not-paid', { name });
  if (decided.reason === 'cancelled') return problem('registration-cancelled', { name });
  if (decided.reason === 'wrong-event') return problem('wrong-event', { name });
  // A person admitted without payment may pay later.
  if (!isIdSeen && paysNow) return undefined;
  return problem('already-arrived', { name, by: decided.happenedBy ?? '' });
}
