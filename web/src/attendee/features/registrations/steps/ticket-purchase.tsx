import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { siteName } from '@wine-walk/common/lib/site-name.ts';
import { type RefObject, use } from 'react';
import { useTexts } from '../../../../i18n/texts.ts';
import { NewTabLink } from '../../../../ui/new-tab-link.tsx';
import { TicketNotice } from './ticket-notice.tsx';
import {
  TicketSaleContext,
  useIsBeforeStart,
  usePayments,
  useTicketPrice,
} from './ticket-price.ts';
import { chosenTicket, paymentMethodFor, type TicketValidationState } from './ticket-validation.ts';
import { JoinWaitingList } from './waiting-list.tsx';

/** Link to the page on which tickets are sold; nothing if there is none, or if the way to a ticket is chosen. */
export function SellerLink({ ticket }: { ticket: TicketValidationState }) {
  const app = useTexts('app');
  const { ticketUrl } = use(TicketSaleContext);
  const isOpen = ['none', 'checking', 'not-found', 'refused'].includes(ticket.status);
  if (!ticketUrl || !isOpen) return null;
  return (
    <Box mt="-3">
      <NewTabLink href={ticketUrl}>{app.buyTickets({ host: siteName(ticketUrl) })}</NewTabLink>
    </Box>
  );
}

/** Shown to people without a ticket when there is none left. */
export function SoldOutNotice({ ticket }: { ticket: TicketValidationState }) {
  const common = useTexts('common');
  const texts = useTexts('registration');
  const { id, hasWaitingList } = use(TicketSaleContext);
  if (chosenTicket(ticket)) return null;
  return (
    <>
      <TicketNotice tone="gold" title={common.soldOut}>
        {texts.soldOutText}
      </TicketNotice>
      {hasWaitingList && id !== undefined && <JoinWaitingList eventId={id} />}
    </>
  );
}

interface PurchaseNoticeProps {
  ticket: TicketValidationState;
  onPayCash: () => void;
  /** Heading, which receives the focus of the button that is gone once cash is chosen. */
  ref: RefObject<HTMLHeadingElement | null>;
}

/** Instructions for buying a ticket on site. */
export function PurchaseNotice({ ticket, onPayCash, ref }: PurchaseNoticeProps) {
  const texts = useTexts('registration');
  const price = useTicketPrice();
  const { payments, isCashOnly } = usePayments();
  const isBeforeStart = useIsBeforeStart();
  const isChosen = paymentMethodFor(ticket) === 'cash' && ticket.status !== 'desk';
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
        {price || texts.free.price}
      </Text>
      <Box minW="0" flex="1 1 11rem">
        <Heading as="h3" size="sm" ref={ref} tabIndex={-1}>
          {price ? texts.purchaseTitle : texts.free.title}
        </Heading>
        {price && (
          <Text fontSize="sm">
            {(isBeforeStart ? texts.purchaseFacts : texts.purchaseFactsNow)({ payments })}
          </Text>
        )}
        <Text fontSize="sm" mt="1">
          {price ? texts.purchaseNext : texts.free.next}
        </Text>
        {!isChosen && (
          <Button variant="outline" mt="3" onClick={onPayCash}>
            {price ? (isCashOnly ? texts.payCash : texts.payAtDesk) : texts.free.continue}
          </Button>
        )}
      </Box>
    </Flex>
  );
}
