import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { formats } from '../../../i18n/format.ts';
import { toInstant } from '../../kit/forms/zoned-time.ts';
import { participatingBusinesses } from '../../shared/participating-businesses.ts';
import type { EventValues } from './event-record.ts';

interface Props {
  values: EventValues;
  businesses: readonly AdminBusiness[];
}

const format = formats('en-US');

/** An event as attendees see it, from what is typed so far. */
export function EventPreview({ values, businesses }: Props) {
  const { name, description, place, hashtag } = values;
  const participating = participatingBusinesses(values, businesses);
  return (
    <Box>
      <Stack gap="2" p="4" borderRadius="l3" bg="wine" color="wineInk">
        <Text fontSize="xs" color="onWineMuted">
          {when(values)}
        </Text>
        <Heading as="h3" size="md" overflowWrap="anywhere">
          {name.trim() || 'Name of the event'}
        </Heading>
        {description && (
          <Text fontSize="sm" lineClamp="4" overflowWrap="anywhere">
            {description}
          </Text>
        )}
        <Text fontSize="xs" color="onWineMuted" overflowWrap="anywhere">
          {[place, hashtag].filter(Boolean).join(' · ')}
        </Text>
        <Text fontSize="sm">
          <Text as="span" textStyle="figure">
            0
          </Text>{' '}
          of {participating.length} doors
        </Text>
      </Stack>
      <Stack as="ol" listStyleType="decimal" gap="0.5" mt="3" ps="6" fontSize="sm" color="muted">
        {participating.slice(0, 5).map((item) => (
          <li key={item.id}>{item.name}</li>
        ))}
      </Stack>
      {participating.length > 5 && (
        <Text fontSize="sm" color="muted" ps="6">
          and {participating.length - 5} more
        </Text>
      )}
    </Box>
  );
}

function when({ startTime, endTime, timeZone }: EventValues): string {
  const start = toInstant(startTime, timeZone);
  const end = toInstant(endTime, timeZone);
  if (!start) return 'Date and time';
  if (!end || end <= start)
    return `${format.date(start, timeZone)}, ${format.time(start, timeZone)}`;
  return `${format.date(start, timeZone)}, ${format.timeRange(start, end, timeZone)}`;
}
