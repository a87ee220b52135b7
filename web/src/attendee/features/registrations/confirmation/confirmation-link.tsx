import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { Ticket } from 'lucide-react';
import { useTexts } from '../../../../i18n/texts.ts';
import { useNow } from '../../../../platform/live/use-now.ts';
import { CardLink } from '../../../shared/card-link.tsx';
import { useEventData } from '../../../shared/event-data/event-data.ts';
import { useOwnDeskStep } from '../../../shared/own-desk-step.ts';
import { paths } from '../../../shared/paths.ts';
import { PaymentNotice } from './payment-notice.tsx';

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
  const step = useOwnDeskStep(submissionId);
  const isOver = hasEnded(event, useNow());
  if (step === 'pay' && !isOver) return <PaymentNotice />;
  return (
    <div data-step={step}>
      <CardLink
        to={paths.pass.getHref()}
        icon={Ticket}
        title={texts.title}
        detail={step && (isOver || step === 'pay' ? texts.over : texts.steps[step])}
      />
    </div>
  );
}
