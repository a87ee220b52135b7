import { readConfirmation } from '@wine-walk/common/api/registrations.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import {
  type DeskStep,
  deskStep,
} from '@wine-walk/common/rules/registrations/registration-state.ts';
import { ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { useEffect, useMemo } from 'react';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useApiQuery } from '../../platform/api/use-api-query.ts';
import { useLiveDocument } from '../../platform/live/live.ts';
import {
  type ConfirmationStatus,
  cacheConfirmation,
  readCachedConfirmation,
} from './cached-confirmation.ts';
import { useEventData } from './event-data/event-data.ts';

/**
 * Returns the attendee's own registration with the next step at the desk for screens other than the ticket: cached, and
 * fetched again until the arrival, with a listener only while cash is due.
 */
function useOwnRegistration(submissionId: string | undefined) {
  const cached = useMemo(
    () => (submissionId === undefined ? null : readCachedConfirmation(submissionId)),
    [submissionId],
  );
  const cachedStep = cached && deskStep(cached);
  // The arrival is the last step, and a listener follows the payment.
  const isCurrent = cachedStep === 'done' || cachedStep === 'pay';
  const { data } = useApiQuery(
    readConfirmation,
    { params: { submissionId: submissionId ?? '' } },
    { enabled: submissionId !== undefined && !isCurrent },
  );
  const confirmation = data ?? cached;
  const { data: liveRegistration } = useLiveDocument(
    confirmation && deskStep(confirmation) === 'pay'
      ? `registrations/${confirmation.submissionId}`
      : null,
    registrationDocument,
  );
  const status: ConfirmationStatus | undefined = liveRegistration
    ? { ...liveRegistration, mustSign: !liveRegistration.liabilityWaiver }
    : (confirmation ?? undefined);
  useEffect(() => {
    if (!confirmation) return;
    const { state, isVerified, arrivedAt } = liveRegistration ?? confirmation;
    const mustSign = liveRegistration ? !liveRegistration.liabilityWaiver : confirmation.mustSign;
    cacheConfirmation({ ...confirmation, state, isVerified, mustSign, arrivedAt });
  }, [confirmation, liveRegistration]);
  return { confirmation, liveRegistration, step: status && deskStep(status) };
}

/** Returns the attendee's next step at the desk. Undefined until it is known, and without a registration. */
export function useOwnDeskStep(submissionId: string | undefined): DeskStep | undefined {
  return useOwnRegistration(submissionId).step;
}

/** Step at the desk that the attendee has to take before they pick up anything. */
export interface DeskDue {
  /** Sentence that says it, without a full stop. */
  text: string;
  /** False if they only show a ticket. */
  isPayment: boolean;
}

/**
 * Returns the step at the desk: the payment of the price of the registration's type, or the ticket that the attendee
 * registered to show. Null after it, without a registration, and until it is known.
 */
export function useDeskDue(): DeskDue | null {
  const ticket = useTexts('ticket');
  const { price } = useFormats();
  const eventData = useEventData();
  const { confirmation, liveRegistration, step } = useOwnRegistration(
    eventData.status === 'ready'
      ? eventData.participant?.registrations[eventData.event.id]
      : undefined,
  );
  if (eventData.status !== 'ready' || step !== 'pay') return null;
  const ticketId = (liveRegistration ?? confirmation)?.deskTicketId;
  if (ticketId) return { text: ticket.deskTicket({ ticketId }), isPayment: false };
  // The confirmation names the type without its ID.
  const typePrice = confirmation?.ticketType && confirmation.event.ticketPrice;
  const amount = price(
    liveRegistration || !typePrice
      ? ticketPriceOf(eventData.event, liveRegistration?.typeId ?? null)
      : typePrice,
  );
  return { text: ticket.payAtDesk({ price: amount }), isPayment: amount !== '' };
}
