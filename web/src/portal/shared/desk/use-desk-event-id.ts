import { useNow } from '../../../platform/live/use-now.ts';
import { useStaff } from '../../session/use-staff.ts';
import { defaultEvent } from '../records/default-event.ts';
import { useEvents } from '../records/live-records.ts';

/** Returns the event whose people the desk admits now; undefined if there is none. */
export function useDeskEventId(): string | undefined {
  const { eventId } = useStaff();
  const { data: events } = useEvents();
  const now = useNow();
  return eventId ?? defaultEvent(events ?? [], now)?.id;
}
