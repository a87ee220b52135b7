import type { AdminBusiness } from '@contract/admin-businesses.ts';
import type { AdminEvent } from '@contract/admin-events.ts';
import { eventEditImpact } from '@domain/attendee-impact.ts';
import type { AttendeeImpact } from '../../forms/attendee-impact-notice.tsx';
import { toInstant } from '../../forms/zoned-time.ts';
import type { EventValues } from './event-values.ts';

/** What saving the form changes for the people who are on this walk; none where nothing. `now`: ms since 1970, UTC. */
export function eventImpact(
  event: AdminEvent | null | undefined,
  values: EventValues,
  businesses: readonly AdminBusiness[],
  now: number,
): AttendeeImpact[] {
  if (!event) return [];
  const { isActive, businessIds, startTime, endTime, timeZone } = values;
  const after = {
    isActive,
    businessIds,
    // What is no time is refused at its field.
    startTime: toInstant(startTime, timeZone) ?? event.startTime,
    endTime: toInstant(endTime, timeZone) ?? event.endTime,
  };
  const texts = eventEditImpact(event, after, businesses, now);
  return texts.length > 0 ? [{ event, texts }] : [];
}
