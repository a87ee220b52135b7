import { readConfirmation } from '@wine-walk/common/api/registrations.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { verifiedCount } from '@wine-walk/common/rules/rewards/rewards.ts';
import { ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { Banknote, Ticket } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useLiveDocument } from '../../../platform/live/live.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import {
  type Confirmation,
  type ConfirmationStatus,
  cacheConfirmation,
  readCachedConfirmation,
} from '../../shared/cached-confirmation.ts';
import { CardLink } from '../../shared/card-link.tsx';
import { useEventData } from '../../shared/event-data.ts';
import { paths } from '../../shared/paths.ts';
import { FindDeskLink } from './find-desk-link.tsx';

/** Link to the attendee's pass with its status and the amount due at the desk. */
export function ConfirmationLink() {
  const eventData = useEventData();
  const submissionId =
    eventData.status === 'ready'
      ? eventData.participant?.registrations[eventData.event.id]
      : undefined;
  if (eventData.status !== 'ready' || !submissionId) return null;
  return (
    <OwnTicket
      submissionId={submissionId}
      event={eventData.event}
      hasVisit={verifiedCount(eventData.progress) > 0}
    />
  );
}

interface Props {
  submissionId: string;
  event: EventDocument;
  /** True if the attendee has a verified stamp, and so has arrived. */
  hasVisit: boolean;
}

function OwnTicket({ submissionId, event, hasVisit }: Props) {
  const texts = useTexts('ticket');
  const { money } = useFormats();
  const known = useOwnRegistrationState(submissionId);
  const isOver = eventStatus(event, useNow()) === 'ended';
  // The stamps are live, the state of the registration is not.
  const state = hasVisit && (known === 'verified' || known === 'paid') ? 'walking' : known;
  const isDue = state === 'cash-due' && !isOver;
  const detail = () => {
    if (!state) return null;
    if (isOver) return texts.over;
    return state === 'cash-due'
      ? texts.payAtDesk({ price: money(ticketPriceOf(event, null)) })
      : texts.states[state];
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
 * Returns the state of the attendee's own registration for screens other than the ticket: cached, and fetched
 * again until the arrival, with a listener only while cash is due. Undefined until it is known, and without a
 * registration.
 */
export function useOwnRegistrationState(
  submissionId: string | undefined,
): Confirmation['state'] | undefined {
  const cached = useMemo(
    () => (submissionId === undefined ? null : readCachedConfirmation(submissionId)),
    [submissionId],
  );
  const { data } = useApiQuery(
    readConfirmation,
    { params: { submissionId: submissionId ?? '' } },
    { enabled: submissionId !== undefined && (cached === null || awaitsDesk(cached)) },
  );
  const confirmation = data ?? cached;
  const { data: liveRegistration } = useLiveDocument(
    confirmation && isCashDue(confirmation) ? `registrations/${confirmation.submissionId}` : null,
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
  return status && (isCashDue(status) ? 'cash-due' : status.state);
}

/** True for a paid ticket whose holder has not arrived as far as this device knows. */
function awaitsDesk({ state }: ConfirmationStatus): boolean {
  return state === 'verified' || state === 'paid';
}

/** Also true for attendees with a stamp: a check-in does not pay for the ticket. */
function isCashDue({ state, isVerified, arrivedAt }: ConfirmationStatus): boolean {
  return !isVerified && arrivedAt === null && state !== 'cancelled';
}
