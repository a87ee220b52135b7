import { Card, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { useTicketPrice } from './ticket-price.ts';

/** Reminders: cash first if it is due; no early arrival after the event has started. */
export function Reminders({ isCashDue, isUpcoming }: { isCashDue: boolean; isUpcoming: boolean }) {
  const { confirmation: texts } = useScreenTexts();
  const price = useTicketPrice();
  const id = useId();
  const lines = [
    ...(isCashDue ? [texts.reminderCash(price)] : []),
    ...(isUpcoming ? [texts.reminderEarly] : []),
    ...texts.reminderList,
  ];
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <Card.Body gap="3">
        <Heading as="h2" size="md" id={id}>
          {texts.reminders}
        </Heading>
        <Stack as="ul" gap="2" listStyleType="none">
          {lines.map((line) => (
            <Flex as="li" key={line} gap="3">
              <Flex as="span" color="vineText" flexShrink="0" mt="1">
                <Check size={17} strokeWidth={3} aria-hidden="true" />
              </Flex>
              <Text as="span">{line}</Text>
            </Flex>
          ))}
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
