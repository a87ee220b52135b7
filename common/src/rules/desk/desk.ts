import { type DeskPerson, type DeskRefusal, type TillDocument } from '../../model/desk.ts';
import { type RegistrationDocument } from '../../model/registrations.ts';
import { type Instant } from '../../model/values.ts';

export type EntryDecision =
  | { answer: 'welcome' }
  | { answer: 'collect' }
  | {
      answer: 'refused';
      reason: Extract<DeskRefusal, 'used' | 'wrong-event' | 'cancelled'>;
      happenedAt: Instant | null;
      happenedBy: string | null;
    };

type EntranceFacts = Pick<
  RegistrationDocument,
  'eventId' | 'status' | 'cancelledAt' | 'cancelledBy' | 'arrivedAt' | 'arrivedBy' | 'isVerified'
>;

/** Decides whether a registered person may enter this event. */
export function decideEntry(registration: EntranceFacts, eventId: string): EntryDecision {
  const refused = (
    reason: 'used' | 'wrong-event' | 'cancelled',
    happenedAt: Instant | null = null,
    happenedBy: string | null = null,
  ): EntryDecision => ({ answer: 'refused', reason, happenedAt, happenedBy });
  if (registration.eventId !== eventId) return refused('wrong-event');
  if (registration.status === 'cancelled')
    return refused('cancelled', registration.cancelledAt, registration.cancelledBy);
  if (registration.arrivedAt)
    return refused('used', registration.arrivedAt, registration.arrivedBy);
  return registration.isVerified ? { answer: 'welcome' } : { answer: 'collect' };
}

/** Returns what the desk sees of a registration. */
export function toDeskPerson(registration: RegistrationDocument & { id: string }): DeskPerson {
  const { id, fullName, ticketId, state, isVerified } = registration;
  return { submissionId: id, fullName, ticketId, state, isVerified };
}

/** Returns the expected cash of a till, in cents. */
export function expectedTillCents(
  till: Pick<TillDocument, 'openingFloatCents' | 'salesCents' | 'refundsCents' | 'handedOverCents'>,
): number {
  return till.openingFloatCents + till.salesCents - till.refundsCents - till.handedOverCents;
}
