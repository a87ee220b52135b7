import { Box, Flex, Text } from '@chakra-ui/react';
import { Banknote } from 'lucide-react';
import { useTexts } from '../../../../i18n/texts.ts';
import { useAmountDue } from '../../../shared/own-desk-step.ts';

/** The amount due and where to pay it, in one line of the check-in sheet. Renders nothing after payment. */
export function PaymentLine() {
  const ticket = useTexts('ticket');
  const price = useAmountDue();
  if (price === null) return null;
  return (
    <Flex gap="2.5" color="goldText">
      <Box flexShrink="0" pt="0.5">
        <Banknote size={18} aria-hidden="true" />
      </Box>
      <Text fontSize="sm">{ticket.payAtDesk({ price })}.</Text>
    </Flex>
  );
}
