import { Box, Flex, Text } from '@chakra-ui/react';
import type { EventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { BadgeCheck, Banknote, CalendarCheck, CircleX } from 'lucide-react';
import type { ScreenTexts } from '../../../i18n/en/screens.ts';
import { type Formats, useFormats } from '../../../i18n/format.ts';
import { useScreenTexts } from '../../../i18n/texts.ts';
import type { Confirmation } from '../../shared/cached-confirmation.ts';

interface Props {
  confirmation: Confirmation;
  status: EventStatus;
}

/** Registration status and the next step: ready, cash due, or admitted. */
export function VerificationNotice({ confirmation, status }: Props) {
  const { confirmation: texts } = useScreenTexts();
  const { Icon, tone, title, text } = noticeOf(confirmation, status, texts, useFormats());
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

function noticeOf(
  { state, isVerified, arrivedAt, event }: Confirmation,
  status: EventStatus,
  texts: ScreenTexts['confirmation'],
  { money, time }: Formats,
) {
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
      text: texts.overText(event.name),
    } as const;
  }
  if (arrivedAt !== null) {
    const text = texts.arrivedText(time(arrivedAt, event.timeZone));
    return { Icon: BadgeCheck, tone: 'vine', title: texts.arrived, text } as const;
  }
  if (isVerified) {
    return {
      Icon: BadgeCheck,
      tone: 'vine',
      title: texts.verified,
      text: texts.verifiedText,
    } as const;
  }
  const price = money(event.ticketPrice);
  const text = status === 'upcoming' ? texts.cashText(price) : texts.cashNowText(price);
  return { Icon: Banknote, tone: 'gold', title: texts.cashTitle, text } as const;
}
