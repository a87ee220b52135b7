import { Box, Flex, Text } from '@chakra-ui/react';
import { Banknote } from 'lucide-react';
import { useTexts } from '../../../../i18n/texts.ts';
import { useEventData } from '../../../shared/event-data.ts';
import { useAmountDue } from '../../../shared/own-desk-step.ts';
import { FindDeskLink } from '../form/find-desk-link.tsx';

/** The amount due and where to pay it, in one line of the check-in sheet. Renders nothing after payment. */
export default function PaymentLine() {
  const ticket = useTexts('ticket');
  const eventData = useEventData();
  const price = useAmountDue();
  if (price === null || eventData.status !== 'ready') return null;
  return (
    <Flex gap="2.5" color="goldText">
      <Box flexShrink="0" pt="0.5">
        <Banknote size={18} aria-hidden="true" />
      </Box>
      <Text fontSize="sm">
        {ticket.payAtDesk({ price })}. <FindDeskLink event={eventData.event} />
      </Text>
    </Flex>
  );
}
