import { readConfirmation } from '@wine-walk/common/api/registrations.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import {
  type DeskStep,
  deskStep,
} from '@wine-walk/common/rules/registrations/registration-state.ts';
import { ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { Banknote, Ticket } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { useApiQuery } from '../../../../platform/api/use-api-query.ts';
import { useLiveDocument } from '../../../../platform/live/live.ts';
import { useNow } from '../../../../platform/live/use-now.ts';
import {
  type ConfirmationStatus,
  cacheConfirmation,
  readCachedConfirmation,
} from '../../../shared/cached-confirmation.ts';
import { CardLink } from '../../../shared/card-link.tsx';
import { useEventData } from '../../../shared/event-data.ts';
import { paths } from '../../../shared/paths.ts';
import { FindDeskLink } from '../form/find-desk-link.tsx';

/** Link to the attendee's pass with its status and the amount due at the desk. */
export function ConfirmationLink() {
  const eventData = useEventData();
  const submissionId =
    eventData.status === 'ready'
      ? eventData.participant?.registrations[eventData.event.id]
      : undefined;
  if (eventData.status !== 'ready' || !submissionId) return null;
  return <OwnTicket submissionId={submissionId} event={eventData.event} />;
}

interface Props {
  submissionId: string;
  event: EventDocument;
}

function OwnTicket({ submissionId, event }: Props) {
  const texts = useTexts('ticket');
  const { money } = useFormats();
  const step = useOwnDeskStep(submissionId);
  const isOver = eventStatus(event, useNow()) === 'ended';
  const isDue = step === 'pay' && !isOver;
  const detail = () => {
    if (!step) return null;
    if (isOver) return texts.over;
    return step === 'pay'
      ? texts.payAtDesk({ price: money(ticketPriceOf(event, null)) })
      : texts.steps[step];
  };
  return (
    <CardLink
      to={paths.pass.getHref()}
      icon={isDue ? Banknote : Ticket}
      title={texts.title}
      detail={detail()}
      isUrgent={isDue}
    >
      {isDue && <FindDeskLink event={event} />}
    </CardLink>
  );
}

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
