import { chakra, Heading, HStack, Text } from '@chakra-ui/react';
import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { StreetScene } from '../../../ui/street-scene.tsx';
import { CalendarButton } from '../../shared/calendar-button.tsx';
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
