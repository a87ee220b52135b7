import type { RegistrationState } from '../../model/categories.ts';
import { type RegistrationDocument } from '../../model/registrations.ts';
import { nameTerms } from '../people/name-search.ts';
import { nameKey } from '../people/names.ts';

type StateFacts = Pick<
  RegistrationDocument,
  'status' | 'firstVisitAt' | 'arrivedAt' | 'payment' | 'isVerified'
>;

/** Returns the furthest state of a registration. */
export function deriveRegistrationState(facts: StateFacts): RegistrationState {
  if (facts.status === 'cancelled') return 'cancelled';
  if (facts.firstVisitAt) return facts.arrivedAt ? 'walking' : 'walking-not-arrived';
  if (facts.arrivedAt) return 'arrived';
  if (facts.payment) return 'paid';
  return facts.isVerified ? 'verified' : 'cash-due';
}

/** Next step of an attendee at the desk, the same on every screen: pay, pick up the glass, or none. */
export type DeskStep = 'pay' | 'pick-up' | 'done' | 'cancelled';

/** Returns the next step at the desk. A check-in at a business is neither a payment nor an arrival. */
export function deskStep(
  facts: Pick<RegistrationDocument, 'isVerified' | 'arrivedAt'> & { state: RegistrationState },
): DeskStep {
  if (facts.state === 'cancelled') return 'cancelled';
  if (facts.arrivedAt !== null) return 'done';
  return facts.isVerified ? 'pick-up' : 'pay';
}

/** Returns the keys for the order and the search of registrations by name. */
export function nameKeys(fullName: string): Pick<RegistrationDocument, 'nameKey' | 'nameTerms'> {
  return { nameKey: nameKey(fullName), nameTerms: nameTerms(fullName) };
}

/** Returns the desk fields of a new registration. */
export function newRegistrationFields(
  fullName: string,
  isVerified: boolean,
): Pick<
  RegistrationDocument,
  | 'status'
  | 'cancelledAt'
  | 'cancelledBy'
  | 'arrivedAt'
  | 'arrivedBy'
  | 'firstVisitAt'
  | 'payment'
  | 'state'
  | 'deskTicketId'
  | 'formerTicketId'
  | 'signedName'
  | 'stampCard'
  | 'partyId'
  | 'signedOn'
  | 'releaseOpenedAt'
  | 'electronicRecords'
  | 'releaseSignedAt'
  | 'registeredBy'
  | 'nameKey'
  | 'nameTerms'
  | 'version'
> {
  return {
    status: 'active',
    cancelledAt: null,
    cancelledBy: null,
    arrivedAt: null,
    arrivedBy: null,
    firstVisitAt: null,
    payment: null,
    state: isVerified ? 'verified' : 'cash-due',
    deskTicketId: null,
    formerTicketId: null,
    signedName: null,
    stampCard: null,
    partyId: null,
    signedOn: 'own-device',
    releaseOpenedAt: null,
    electronicRecords: false,
    releaseSignedAt: null,
    registeredBy: null,
    ...nameKeys(fullName),
    version: 1,
  };
}
