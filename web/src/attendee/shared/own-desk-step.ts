import { readConfirmation } from '@wine-walk/common/api/registrations.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import {
  type DeskStep,
  deskStep,
} from '@wine-walk/common/rules/registrations/registration-state.ts';
import { ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { useEffect, useMemo } from 'react';
import { useFormats } from '../../i18n/format.ts';
import { useApiQuery } from '../../platform/api/use-api-query.ts';
import { useLiveDocument } from '../../platform/live/live.ts';
import {
  type ConfirmationStatus,
  cacheConfirmation,
  readCachedConfirmation,
} from './cached-confirmation.ts';
import { useEventData } from './event-data.ts';

/**
 * Returns the attendee's next step at the desk for screens other than the ticket: cached, and fetched again until
 * the arrival, with a listener only while cash is due. Undefined until it is known, and without a registration.
 */
export function useOwnDeskStep(submissionId: string | undefined): DeskStep | undefined {
  const cached = useMemo(
    () => (submissionId === undefined ? null : readCachedConfirmation(submissionId)),
    [submissionId],
  );
  const { data } = useApiQuery(
    readConfirmation,
    { params: { submissionId: submissionId ?? '' } },
    { enabled: submissionId !== undefined && (cached === null || deskStep(cached) === 'pick-up') },
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
  return status && deskStep(status);
}

/**
 * Returns the price that the attendee has to pay at the desk before they pick up anything, as text, empty if it is free; null
 * after the payment, without a registration, and until it is known.
 */
export function useAmountDue(): string | null {
  const { price } = useFormats();
  const eventData = useEventData();
  const step = useOwnDeskStep(
    eventData.status === 'ready'
      ? eventData.participant?.registrations[eventData.event.id]
      : undefined,
  );
  return eventData.status === 'ready' && step === 'pay'
    ? price(ticketPriceOf(eventData.event, null))
    : null;
}
