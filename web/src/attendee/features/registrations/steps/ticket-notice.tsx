import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, TicketCheck } from 'lucide-react';

interface TicketNoticeProps {
  tone: 'vine' | 'gold' | 'danger';
  title: React.ReactNode;
  children: React.ReactNode;
}

/** Result of a ticket, or advice without one. */
export function TicketNotice({ tone, title, children }: TicketNoticeProps) {
  const Icon = tone === 'danger' ? CircleAlert : TicketCheck;
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
