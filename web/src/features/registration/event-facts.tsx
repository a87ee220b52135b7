import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import type { Confirmation } from './confirmation-banner.tsx';
import { FactCard } from './fact-card.tsx';

/** The registered event's own date, time and place, in its own time zone. */
export function EventFacts({ event }: { event: Confirmation['event'] }) {
  const { confirmation: texts } = useTexts();
  const { date, timeRange } = useFormats();
  return (
    <FactCard
      title={event.name}
      facts={[
        { term: texts.date, words: date(event.startTime, event.timeZone) },
        { term: texts.time, words: timeRange(event.startTime, event.endTime, event.timeZone) },
        { term: texts.place, words: event.place },
      ]}
    />
  );
}
