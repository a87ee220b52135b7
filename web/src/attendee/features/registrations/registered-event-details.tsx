import { useFormats } from '../../../i18n/format.ts';
import { useScreenTexts } from '../../../i18n/texts.ts';
import type { Confirmation } from '../../shared/cached-confirmation.ts';
import { CalendarButton } from '../../shared/calendar-button.tsx';
import { DescriptionCard } from './description-card.tsx';

/** The registered event's own date, time and place, in its own time zone. */
export function RegisteredEventDetails({ event }: { event: Confirmation['event'] }) {
  const { confirmation: texts } = useScreenTexts();
  const { date, timeRange } = useFormats();
  return (
    <DescriptionCard
      title={event.name}
      action={<CalendarButton event={event} size="sm" className="no-print" />}
      facts={[
        { term: texts.date, text: date(event.startTime, event.timeZone) },
        { term: texts.time, text: timeRange(event.startTime, event.endTime, event.timeZone) },
        { term: texts.place, text: event.place },
      ]}
    />
  );
}
