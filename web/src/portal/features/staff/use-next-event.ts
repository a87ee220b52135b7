import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { Live } from '../../../platform/live/live.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { defaultEvent } from '../../shared/records/default-event.ts';
import { useEvents } from '../../shared/records/live-records.ts';

/** Returns the running or next event, to which the links of the team belong; undefined until one is known. */
export function useNextEvent(): {
  events: Live<AdminEvent[]>;
  event: AdminEvent | undefined;
  /** Epoch milliseconds. */
  now: number;
} {
  const events = useEvents();
  const now = useNow(60_000);
  return { events, event: events.data && defaultEvent(events.data, now), now };
}
