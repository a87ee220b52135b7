import { Badge, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import type { PublishedAnnouncement } from './published.ts';

interface Props {
  announcements: readonly PublishedAnnouncement[];
  newOnes: readonly string[];
  timeZone: string;
}

/** Announcements with their times in the event's time zone. */
export function AnnouncementList({ announcements, newOnes, timeZone }: Props) {
  const { announcements: texts } = useTexts();
  const { dateTime } = useFormats();
  return (
    <chakra.ol listStyleType="none" display="flex" flexDirection="column" m="0" p="0">
      {announcements.map(({ id, title, message, publishAt }) => (
        <chakra.li
          key={id}
          py="4"
          borderTopWidth="1px"
          borderColor="line"
          _first={{ borderTopWidth: '0', pt: '0' }}
        >
          <Flex align="center" justify="space-between" gap="3" mb="1">
            <Text as="time" fontSize="sm" color="muted" {...{ dateTime: publishAt }}>
              {dateTime(publishAt, timeZone)}
            </Text>
            {newOnes.includes(id) && <Badge>{texts.isNew}</Badge>}
          </Flex>
          <Heading as="h3" fontSize="lg" dir="auto">
            {title}
          </Heading>
          <Text mt="1" whiteSpace="pre-line" dir="auto">
            {message}
          </Text>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
