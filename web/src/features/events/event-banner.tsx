import { chakra, Heading, HStack, Text } from '@chakra-ui/react';
import type { EventDocument } from '@contract/documents.ts';
import { eventStatus } from '@domain/event-status.ts';
import { CalendarButton } from '../../components/calendar-button.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { StreetScene } from '../../components/street-scene.tsx';
import { useNow } from '../../data/use-now.ts';
import { useScreenTexts } from '../../texts/texts.ts';
import { EventDetails } from './event-details.tsx';
import './event-banner.css';

/** The current event under the dusk street: what, when and where. */
export function EventBanner({ event }: { event: EventDocument & { id: string } }) {
  const { events } = useScreenTexts();
  const status = eventStatus(event, useNow());
  return (
    <chakra.section className="event-banner" aria-label={events.current}>
      <div className="event-sky" aria-hidden="true">
        <StreetScene />
      </div>
      <div className="event-text">
        <HStack gap="2" wrap="wrap">
          {event.isActive && <StatusBadge status="active" />}
          <Text fontSize="sm" fontWeight="600" color="muted">
            {events.status[status]}
          </Text>
        </HStack>
        <Heading as="h2" size="2xl" dir="auto">
          {event.name}
        </Heading>
        <Text maxW="62ch" whiteSpace="pre-line" dir="auto">
          {event.description}
        </Text>
        <EventDetails event={event} />
        {status !== 'ended' && <CalendarButton event={event} size="sm" alignSelf="flex-start" />}
      </div>
    </chakra.section>
  );
}
