import { Text } from '@chakra-ui/react';
import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { CalendarDays, Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useLanguage, useScreenTexts } from '../../../i18n/texts.ts';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { mapSearchUrl } from '../../shared/map-search.ts';
import { eventDateText, timeZoneName } from './zone.ts';

/** When, in the event's own zone, and where. */
export function EventDetails({ event }: { event: EventDocument }) {
  const { events } = useScreenTexts();
  const { timeRange } = useFormats();
  const { locale } = useLanguage();
  const { startTime, endTime, timeZone, place } = event;
  return (
    <dl className="event-facts">
      <Fact Icon={CalendarDays} label={events.date}>
        {eventDateText(event, locale)}
      </Fact>
      <Fact Icon={Clock} label={events.time}>
        {timeRange(startTime, endTime, timeZone)}
        <Text as="span" display="block" fontSize="sm" fontWeight="400" color="muted">
          {timeZoneName(startTime, timeZone, locale)}
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
