import { Box, Flex, Text } from '@chakra-ui/react';
import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import type { EventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { BadgeCheck, Banknote, CalendarCheck, CircleX, TicketCheck } from 'lucide-react';
import { type Formats, useFormats } from '../../../../i18n/format.ts';

import { useTexts } from '../../../../i18n/texts.ts';
import type { Confirmation } from '../../../shared/cached-confirmation.ts';
import { usePayments } from '../steps/ticket-price.ts';

interface Props {
  confirmation: Confirmation;
  status: EventStatus;
}

/** Registration status and the next step: ready, cash due, or admitted. */
export function VerificationNotice({ confirmation, status }: Props) {
  const texts = useTexts('confirmation');
  const { Icon, tone, title, text } = noticeOf(confirmation, status, {
    texts,
    ticket: useTexts('ticket'),
    formats: useFormats(),
    ...usePayments(),
  });
  return (
    <Flex
      gap="3"
      p="4"
      borderRadius="l3"
      borderWidth="1px"
      borderColor={tone}
      bg={`${tone}Soft`}
      color={`${tone}Text`}
      role="status"
    >
      <Box asChild flexShrink="0" mt="0.5">
        <Icon size={24} aria-hidden="true" />
      </Box>
      <Box minW="0">
        <Text fontWeight="700">{title}</Text>
        <Text fontSize="sm">{text}</Text>
      </Box>
    </Flex>
  );
}

interface NoticeContext extends ReturnType<typeof usePayments> {
  texts: AttendeeTexts['confirmation'];
  ticket: AttendeeTexts['ticket'];
  formats: Formats;
}

function noticeOf(
  { state, isVerified, mustSign, arrivedAt, deskTicketId, event }: Confirmation,
  status: EventStatus,
  { texts, ticket, formats, payments, isCashOnly }: NoticeContext,
) {
  const { time } = formats;
  if (state === 'cancelled') {
    return {
      Icon: CircleX,
      tone: 'danger',
      title: texts.cancelled,
      text: texts.cancelledText,
    } as const;
  }
  if (status === 'ended') {
    return {
      Icon: CalendarCheck,
      tone: 'vine',
      title: texts.over,
      text: texts.overText({ event: event.name }),
    } as const;
  }
  if (arrivedAt !== null) {
    const text = texts.arrivedText({ time: time(arrivedAt, event.timeZone) });
    return { Icon: BadgeCheck, tone: 'vine', title: texts.arrived, text } as const;
  }
  if (isVerified) {
    const text = texts.verifiedText;
    return mustSign
      ? ({ Icon: TicketCheck, tone: 'gold', title: texts.unsigned, text } as const)
      : ({ Icon: BadgeCheck, tone: 'vine', title: texts.verified, text } as const);
  }
  if (deskTicketId !== undefined) {
    return {
      Icon: TicketCheck,
      tone: 'gold',
      title: ticket.deskTicket({ ticketId: deskTicketId }),
      text: texts.deskTicketText,
    } as const;
  }
  const price = formats.price(event.ticketPrice);
  const text = (status === 'upcoming' ? texts.cashText : texts.cashNowText)({ price, payments });
  if (!price) return { Icon: TicketCheck, tone: 'vine', title: texts.freeTitle, text } as const;
  const title = isCashOnly ? texts.cashTitle : texts.dueTitle;
  return { Icon: Banknote, tone: 'gold', title, text } as const;
}
