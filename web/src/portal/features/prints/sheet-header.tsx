import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { eventTimeText } from '../../kit/event-labels.ts';

/** Of which walk a sheet is: nobody hangs up last year's. */
export function SheetHeader({ event }: { event: AdminEvent }) {
  return (
    <header className="sheet-header">
      <strong>{event.name}</strong>
      <span>{eventTimeText(event)}</span>
      {event.place && <span>{event.place}</span>}
    </header>
  );
}
