import { sentenceStart } from '@wine-walk/common/lib/texts/sentence-start.ts';
import './event-banner.css';
import { Badge, chakra, Heading, Text } from '@chakra-ui/react';
import { dateRangeText, timeZoneText } from '@wine-walk/common/lib/date-text.ts';
import { mapSearchUrl } from '@wine-walk/common/lib/map-search.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { CalendarDays, Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useLanguage, useTexts } from '../../../i18n/texts.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { useTextLanguage } from '../../../shared/text-language.ts';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { StreetScene } from '../../../ui/street-scene.tsx';
import { CalendarButtons } from '../../shared/calendar-button.tsx';

/** Current event with its date, time and place below the street illustration. */
export function EventBanner({ event }: { event: EventDocument & { id: string } }) {
  const events = useTexts('events');
  const now = useNow();
  const status = eventStatus(event, now);
  const descriptionLanguage = useTextLanguage(event.descriptionIn);
  return (
    <chakra.section className="event-banner" aria-label={events.current}>
      <div className="event-sky" aria-hidden="true">
        <StreetScene />
      </div>
      <div className="event-text">
        <EventStatusBadge event={event} now={now} />
        <Heading as="h2" size="2xl" dir="auto">
          {event.name}
        </Heading>
        <Text maxW="62ch" whiteSpace="pre-line" dir="auto" lang={descriptionLanguage}>
          {event.description}
        </Text>
        <EventDetails event={event} />
        {status !== 'ended' && <CalendarButtons event={event} />}
      </div>
    </chakra.section>
  );
}

/** Time before the start from which an event starts soon, in milliseconds. */
const soonMs = 24 * 60 * 60_000;

/** Active while the event is on, else one label for its time. */
function EventStatusBadge({ event, now }: { event: EventDocument; now: number }) {
  const events = useTexts('events');
  const status = eventStatus(event, now);
  if (status === 'running') return event.isActive && <StatusBadge status="active" />;
  const isSoon = status === 'upcoming' && Date.parse(event.startTime) - now <= soonMs;
  return <Badge colorPalette="gray">{events.status[isSoon ? 'soon' : status]}</Badge>;
}

/** Date and time in the event's time zone, and the place. */
function EventDetails({ event }: { event: EventDocument }) {
  const events = useTexts('events');
  const { timeRange } = useFormats();
  const { locale } = useLanguage();
  const { startTime, endTime, timeZone, place } = event;
  return (
    <dl className="event-facts">
      <Fact Icon={CalendarDays} label={events.date}>
        {sentenceStart(
          dateRangeText(event.startTime, event.endTime, { locale, timeZone: event.timeZone }),
        )}
      </Fact>
      <Fact Icon={Clock} label={events.time}>
        {timeRange(startTime, endTime, timeZone)}
        <Text as="span" display="block" fontSize="sm" fontWeight="400" color="muted">
          {sentenceStart(timeZoneText(startTime, { locale, timeZone }))}
        </Text>
      </Fact>
      {place && (
        <Fact Icon={MapPin} label={events.place}>
          <span dir="auto">{place}</span>
          <Text fontSize="sm" fontWeight="400">
            <NewTabLink href={mapSearchUrl(place)}>{events.openMap}</NewTabLink>
          </Text>
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  Icon: typeof Clock;
  label: string;
  children: ReactNode;
}

function Fact({ Icon, label, children }: FactProps) {
  return (
    <div className="event-fact">
      <Icon aria-hidden="true" />
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
