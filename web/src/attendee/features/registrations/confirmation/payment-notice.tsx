import { Box, Button, Link as ChakraLink, Flex, Text } from '@chakra-ui/react';
import { Banknote, TicketCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../../i18n/texts.ts';
import { useEventData } from '../../../shared/event-data/event-data.ts';
import { useDeskDue } from '../../../shared/own-desk-step.ts';
import { paths } from '../../../shared/paths.ts';

/** Step at the desk that an attendee has to take before a reward is given. Renders nothing if none is due. */
export function PaymentNotice() {
  const ticket = useTexts('ticket');
  const eventData = useEventData();
  const due = useDeskDue();
  if (due === null || eventData.status !== 'ready') return null;
  const Icon = due.isPayment ? Banknote : TicketCheck;
  const hasDesk = eventData.event.mapPoints.some(({ kind }) => kind === 'desk');
  return (
    <Flex
      as="section"
      gap="3"
      p="4"
      bg="goldSoft"
      color="goldText"
      borderWidth="1px"
      borderColor="gold"
      borderRadius="l3"
    >
      <Box flexShrink="0" pt="0.5">
        <Icon size={22} aria-hidden="true" />
      </Box>
      <Box minW="0">
        <Text fontWeight="700">{due.text}</Text>
        <Flex wrap="wrap" align="center" columnGap="5" rowGap="2" mt="2.5" fontSize="sm">
          <Button asChild size="sm" minH="11">
            <Link to={paths.pass.getHref()}>{ticket.showToDesk}</Link>
          </Button>
          {hasDesk && (
            <ChakraLink asChild variant="underline" color="inherit" minH="11">
              <Link to={`${paths.home.getHref()}?map=open`}>{ticket.findDesk}</Link>
            </ChakraLink>
          )}
        </Flex>
      </Box>
    </Flex>
  );
}
