import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { Alert } from '../../../kit/alert.tsx';
import { format } from '../../../kit/format.ts';
import { texts } from '../../../texts/texts.ts';
import { eventName } from '../ticket-event.ts';

/** Maximum number of tickets of one event that are named. */
const maxNamed = 40;

interface Props {
  /** Tickets of other events whose IDs the file has. */
  tickets: readonly { id: string; eventId: string }[];
  events: readonly AdminEvent[];
}

/** Names the tickets of other events that a file leaves as they are; empty if there are none. */
export function OtherEventTickets({ tickets, events }: Props) {
  if (tickets.length === 0) return null;
  const named = [...Map.groupBy(tickets, ({ eventId }) => eventId)].map(([eventId, ofEvent]) => {
    const ids = ofEvent.slice(0, maxNamed).map(({ id }) => id);
    const left = ofEvent.length - ids.length;
    const more = left > 0 ? [texts.shared.csvImport.more({ count: format.number(left) })] : [];
    return `${eventName(eventId, events)}: ${[...ids, ...more].join(', ')}`;
  });
  return (
    <Alert tone="gold">
      {texts.tickets.importDialog.ofOtherEvent({
        count: tickets.length,
        shown: format.number(tickets.length),
        tickets: named.join('; '),
      })}
    </Alert>
  );
}
