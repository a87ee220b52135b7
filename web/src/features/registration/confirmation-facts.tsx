import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import type { Confirmation } from './confirmation-banner.tsx';
import { FactCard } from './fact-card.tsx';

/** Who registered, when, and how it is paid. */
export function ConfirmationFacts({ confirmation }: { confirmation: Confirmation }) {
  const { confirmation: texts } = useTexts();
  const { dateTime } = useFormats();
  const { submissionId, participantName, submittedAt, paymentMethod, ticketId, event } =
    confirmation;
  return (
    <FactCard
      title={texts.facts}
      facts={[
        { term: texts.confirmationId, words: submissionId },
        { term: texts.participantName, words: participantName },
        { term: texts.registeredAt, words: dateTime(submittedAt, event.timeZone) },
        { term: texts.payment, words: texts[paymentMethod] },
        ...(ticketId ? [{ term: texts.ticketId, words: ticketId }] : []),
      ]}
    />
  );
}
