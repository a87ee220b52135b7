import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import type { Confirmation } from '../../../shared/cached-confirmation.ts';
import { paths } from '../../../shared/paths.ts';
import { usePayments } from '../steps/ticket-price.ts';
import { ConfirmationId } from './confirmation-id.tsx';

interface Props {
  confirmation: Confirmation;
  /** True if it is unfolded at first. */
  isOpen?: boolean;
}

/** Foldable name, registration time and, unless it is canceled, payment, with the print and the signed waiver. */
export function RegistrationDetails({ confirmation, isOpen = false }: Props) {
  const texts = useTexts('confirmation');
  const { dateTime } = useFormats();
  const { isCashOnly } = usePayments();
  const ticket = useTexts('ticket');
  const { submissionId, state, submittedAt, paymentMethod, ticketId, mustSign, event } =
    confirmation;
  const deskTicketId = confirmation.isVerified ? undefined : confirmation.deskTicketId;
  const isFree = event.ticketPrice.amountCents === 0;
  const atDesk = isFree ? 'free' : isCashOnly ? 'cash' : 'atDesk';
  const payment = deskTicketId
    ? ticket.deskTicket({ ticketId: deskTicketId })
    : texts[paymentMethod === 'cash' ? atDesk : paymentMethod];
  const facts: { term: string; text: ReactNode }[] = [
    { term: texts.confirmationId, text: <ConfirmationId id={submissionId} /> },
    { term: texts.registeredAt, text: dateTime(submittedAt, event.timeZone) },
    ...(state === 'cancelled' ? [] : [{ term: texts.payment, text: payment }]),
    ...(ticketId ? [{ term: texts.ticketId, text: ticketId }] : []),
  ];
  return (
    <details className="registration-details" open={isOpen}>
      <summary>
        {texts.facts}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <Stack gap="4" pt="2">
        <dl className="pass-facts">
          {facts.map(({ term, text }) => (
            <div key={term}>
              <Text as="dt" fontSize="sm" color="muted">
                {term}
              </Text>
              <Text
                as="dd"
                fontWeight="600"
                fontVariantNumeric="tabular-nums"
                overflowWrap="anywhere"
              >
                {text}
              </Text>
            </div>
          ))}
        </dl>
        <Flex gap="3" wrap="wrap" className="no-print">
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {texts.print}
          </Button>
          {!mustSign && (
            <Button asChild variant="outline" size="sm">
              <Link to={paths.signedCopy.getHref(submissionId)}>{texts.signedCopy}</Link>
            </Button>
          )}
        </Flex>
      </Stack>
    </details>
  );
}
