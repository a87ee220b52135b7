import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, TicketCheck } from 'lucide-react';
import { useScreenTexts } from '../../../i18n/texts.ts';
import type { TicketValidationState } from './ticket-validation.ts';

/** Validation result of the ticket, announced in a live region. */
export function TicketResult({ ticket }: { ticket: TicketValidationState }) {
  return (
    <Box role="status" _empty={{ display: 'none' }}>
      <TicketMessage ticket={ticket} />
    </Box>
  );
}

function TicketMessage({ ticket }: { ticket: TicketValidationState }) {
  const { registration: texts } = useScreenTexts();
  if (ticket.status === 'valid') {
    const { eventName, participantName } = ticket.answer;
    return (
      <Notice tone="vine" title={texts.ticketValidated}>
        {texts.ticketValidFor(ticket.id, eventName ?? '')}
        {participantName && <> {texts.ticketHolder(participantName)}</>}
      </Notice>
    );
  }
  if (ticket.status === 'not-found' || ticket.status === 'refused') {
    // Every ticket that validation rejects, used ones included, has the title that the specification forces (statement 8.18). The
    // message below gives the reason, and the title alone does not show which IDs are sold.
    const isUnknown = ticket.status === 'not-found';
    return (
      <Notice tone="danger" title={isUnknown ? texts.ticketNotFound : texts.ticketRefused}>
        {ticket.message}
      </Notice>
    );
  }
  return null;
}

interface NoticeProps {
  tone: 'vine' | 'danger';
  title: string;
  children: React.ReactNode;
}

function Notice({ tone, title, children }: NoticeProps) {
  const Icon = tone === 'vine' ? TicketCheck : CircleAlert;
  return (
    <Flex gap="3" p="4" borderRadius="l2" bg={`${tone}Soft`} color={`${tone}Text`}>
      <Box asChild flexShrink="0" mt="0.5">
        <Icon size={22} aria-hidden="true" />
      </Box>
      <Box minW="0">
        <Text fontWeight="700">{title}</Text>
        <Text fontSize="sm" overflowWrap="anywhere">
          {children}
        </Text>
      </Box>
    </Flex>
  );
}
