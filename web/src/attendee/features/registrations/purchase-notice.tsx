import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { useIsBeforeStart, useTicketPrice } from './ticket-price.ts';
import { paymentMethodFor, type TicketValidationState } from './ticket-validation.ts';

interface Props {
  ticket: TicketValidationState;
  onPayCash: () => void;
}

/** Instructions for buying a ticket on site. */
export function PurchaseNotice({ ticket, onPayCash }: Props) {
  const { registration: texts } = useScreenTexts();
  const price = useTicketPrice();
  const isBeforeStart = useIsBeforeStart();
  const isChosen = paymentMethodFor(ticket) === 'cash';
  if (!isChosen && ticket.status !== 'refused') return null;
  return (
    <Flex
      columnGap="4"
      rowGap="2"
      wrap="wrap"
      p="4"
      align="flex-start"
      borderRadius="l2"
      bg="goldSoft"
      color="goldText"
      borderWidth="1px"
      borderColor="gold"
    >
      <Text fontFamily="heading" fontSize="4xl" fontWeight="600" lineHeight="1.05">
        {price}
      </Text>
      <Box minW="0" flex="1 1 11rem">
        <Heading as="h3" size="sm">
          {texts.purchaseTitle}
        </Heading>
        <Text fontSize="sm">{isBeforeStart ? texts.purchaseFacts : texts.purchaseFactsNow}</Text>
        <Text fontSize="sm" mt="1">
          {texts.purchaseNext}
        </Text>
        {!isChosen && (
          <Button variant="outline" mt="3" onClick={onPayCash}>
            {texts.payCash}
          </Button>
        )}
      </Box>
    </Flex>
  );
}
