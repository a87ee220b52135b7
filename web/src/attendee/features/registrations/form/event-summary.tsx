import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type publicEventFields } from '@wine-walk/common/api/events.ts';
import { sentenceStart } from '@wine-walk/common/lib/texts/sentence-start.ts';
import { CalendarDays, Clock, MapPin } from 'lucide-react';
import type { z } from 'zod';
import { useFormats } from '../../../../i18n/format.ts';

export type RegistrationEvent = Pick<
  z.infer<typeof publicEventFields>,
  'name' | 'startTime' | 'endTime' | 'timeZone' | 'ticketPrice' | 'ticketUrl' | 'place'
>;

/** Name, date, time and place of the event, in its own time zone. */
export function EventSummary({ event }: { event: RegistrationEvent }) {
  const { date, timeRange } = useFormats();
  const lines = [
    { Icon: CalendarDays, text: sentenceStart(date(event.startTime, event.timeZone)) },
    { Icon: Clock, text: timeRange(event.startTime, event.endTime, event.timeZone) },
    { Icon: MapPin, text: event.place },
  ];
  return (
    <Box
      className="registration-event"
      bg="wine"
      color="wineInk"
      borderRadius="l3"
      boxShadow="card"
    >
      <Heading as="h2" size="lg">
        {event.name}
      </Heading>
      <Stack as="ul" gap="1.5" mt="3" listStyleType="none">
        {lines.map(({ Icon, text }) => (
          <Flex as="li" key={text} gap="2.5" fontSize="sm">
            <chakra.span flexShrink="0" color="onWineMuted" mt="0.5">
              <Icon size={17} aria-hidden="true" />
            </chakra.span>
            <Text as="span">{text}</Text>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}
