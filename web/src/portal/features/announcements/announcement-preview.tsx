import { Badge, Card, Flex, Heading, Text } from '@chakra-ui/react';
import { formats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { toInstant } from '../../kit/forms/zoned-time.ts';
import type { AnnouncementValues } from './announcement-record.ts';

const format = formats('en-US');

interface Props {
  values: AnnouncementValues;
  timeZone: string;
}

/** An announcement as attendees see it behind the bell, from what is typed so far. */
export function AnnouncementPreview({ values, timeZone }: Props) {
  const { announcements } = useTexts();
  const now = useNow();
  const scheduled = values.when === 'later' ? toInstant(values.publishAt, timeZone) : null;
  const at = scheduled ?? new Date(now).toISOString();
  return (
    <Card.Root size="sm">
      <Card.Body>
        <Flex align="center" justify="space-between" gap="3" mb="1">
          <Text fontSize="sm" color="muted">
            {format.dateTime(at, timeZone)}
          </Text>
          <Badge>{announcements.isNew}</Badge>
        </Flex>
        <Heading as="h3" fontSize="lg" overflowWrap="anywhere">
          {values.title.trim() || 'Title'}
        </Heading>
        <Text mt="1" fontSize="sm" whiteSpace="pre-line" overflowWrap="anywhere">
          {values.message || 'What you want everybody to know.'}
        </Text>
      </Card.Body>
    </Card.Root>
  );
}
