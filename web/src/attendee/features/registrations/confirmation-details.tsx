import { Button } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { useFormats } from '../../../i18n/format.ts';
import { useScreenTexts } from '../../../i18n/texts.ts';
import type { Confirmation } from '../../shared/cached-confirmation.ts';
import { DescriptionCard } from './description-card.tsx';

/** Name, registration time and payment. */
export function ConfirmationDetails({ confirmation }: { confirmation: Confirmation }) {
  const { confirmation: texts } = useScreenTexts();
  const { dateTime } = useFormats();
  const { submissionId, participantName, submittedAt, paymentMethod, ticketId, event } =
    confirmation;
  return (
    <DescriptionCard
      title={texts.facts}
      action={
        <Button variant="outline" size="sm" className="no-print" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {texts.print}
        </Button>
      }
      facts={[
        { term: texts.confirmationId, text: submissionId },
        { term: texts.participantName, text: participantName },
        { term: texts.registeredAt, text: dateTime(submittedAt, event.timeZone) },
        { term: texts.payment, text: texts[paymentMethod] },
        ...(ticketId ? [{ term: texts.ticketId, text: ticketId }] : []),
      ]}
    />
  );
}
