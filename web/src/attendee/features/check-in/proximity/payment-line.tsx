import { Box, Link as ChakraLink, Flex, Text } from '@chakra-ui/react';
import { Banknote, TicketCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../../i18n/texts.ts';
import type { ReadyEventData } from '../../../shared/event-data/event-data.ts';
import { useDeskDue } from '../../../shared/own-desk-step.ts';
import { paths } from '../../../shared/paths.ts';

interface Props {
  event: ReadyEventData['event'];
  onClose: () => void;
}

/** Ticket or price that is due at the desk, and the way there. Renders nothing after payment. */
export function PaymentLine({ event, onClose }: Props) {
  const ticket = useTexts('ticket');
  const due = useDeskDue();
  if (due === null) return null;
  const Icon = due.isPayment ? Banknote : TicketCheck;
  const hasDesk = event.mapPoints.some(({ kind }) => kind === 'desk');
  return (
    <Flex className="payment-line" gap="2.5" color="goldText">
      <Box flexShrink="0" pt="0.5">
        <Icon size={18} aria-hidden="true" />
      </Box>
      <Text fontSize="sm">
        {due.text}.{' '}
        {hasDesk && (
          <ChakraLink asChild variant="underline" color="inherit" display="inline">
            <Link replace to={`${paths.home.getHref()}?map=open`} onClick={onClose}>
              {ticket.findDesk}
            </Link>
          </ChakraLink>
        )}
      </Text>
    </Flex>
  );
}
