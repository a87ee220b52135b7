import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { eventEditImpact } from '@wine-walk/common/rules/events/attendee-impact.ts';
import { toInstant } from '../../kit/forms/zoned-time.ts';
import type { AttendeeImpact } from '../../shared/attendee-impact-notice.tsx';
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
