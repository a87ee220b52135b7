import { Box, Flex, Text } from '@chakra-ui/react';
import { ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { Banknote } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { type EventData, useEventData } from '../../../shared/event-data.ts';
import { paths } from '../../../shared/paths.ts';
import { FindDeskLink } from '../form/find-desk-link.tsx';
import { useOwnDeskStep } from './confirmation-link.tsx';

/** True if the attendee has not paid for the event, so that rewards wait. False until it is known. */
export function useIsPaymentDue(): boolean {
  return useOwnDeskStep(ownSubmissionId(useEventData())) === 'pay';
}

/** Returns the attendee's registration for the event; undefined without one. */
function ownSubmissionId(eventData: EventData): string | undefined {
  return eventData.status === 'ready'
    ? eventData.participant?.registrations[eventData.event.id]
    : undefined;
}

/** The amount due and where to pay it, in one line of the check-in sheet. Renders nothing after payment. */
export function PaymentLine() {
  const ticket = useTexts('ticket');
  const { money } = useFormats();
  const eventData = useEventData();
  const isDue = useIsPaymentDue();
  if (!isDue || eventData.status !== 'ready') return null;
  const { event } = eventData;
  return (
    <Flex gap="2.5" color="goldText">
      <Box flexShrink="0" pt="0.5">
        <Banknote size={18} aria-hidden="true" />
      </Box>
      <Text fontSize="sm">
        {ticket.payForRewards({ price: money(ticketPriceOf(event, null)) })}{' '}
        <FindDeskLink event={event} />
      </Text>
    </Flex>
  );
}

/** What an attendee who has not paid has to do before they pick up a reward. Renders nothing after payment. */
export function PaymentNotice() {
  const submissionId = ownSubmissionId(useEventData());
  return submissionId === undefined ? null : <NoticeIfDue submissionId={submissionId} />;
}

function NoticeIfDue({ submissionId }: { submissionId: string }) {
  const ticket = useTexts('ticket');
  const { money } = useFormats();
  const eventData = useEventData();
  const step = useOwnDeskStep(submissionId);
  if (step !== 'pay' || eventData.status !== 'ready') return null;
  return (
    <Flex
      as="section"
      gap="3"
      mb="5"
      p="4"
      bg="goldSoft"
      color="goldText"
      borderWidth="1px"
      borderColor="gold"
      borderRadius="l3"
    >
      <Box flexShrink="0" pt="0.5">
        <Banknote size={22} aria-hidden="true" />
      </Box>
      <Box minW="0">
        <Text fontWeight="700">
          {ticket.payAtDesk({ price: money(ticketPriceOf(eventData.event, null)) })}
        </Text>
        <Text fontSize="sm">{ticket.payBeforeRewards}</Text>
        <Flex
          wrap="wrap"
          columnGap="5"
          mb="-2.5"
          fontSize="sm"
          css={{ '& a': { display: 'flex', alignItems: 'center', minH: '11' } }}
        >
          <Link
            to={paths.confirmation.getHref(submissionId)}
            style={{ textDecoration: 'underline' }}
          >
            {ticket.showToDesk}
          </Link>
          <FindDeskLink event={eventData.event} />
        </Flex>
      </Box>
    </Flex>
  );
}
