import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { eventStatus, overlappingEvents } from '@wine-walk/common/rules/events/event-status.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useNow } from '../../../platform/live/use-now.ts';
import { Alert } from '../../kit/alert.tsx';
import { toInstant } from '../../kit/forms/zoned-time.ts';
import type { EventBody, EventValues } from './event-record.ts';

interface Props {
  form: UseFormReturn<EventValues, unknown, EventBody>;
  id: string | null;
  events: readonly AdminEvent[];
}

/** Warns where the event in the form would be active at the same time as another one. */
export function ActiveNotice({ form, id, events }: Props) {
  const now = useNow();
  const [isActive, timeZone, start, end] = useWatch({
    control: form.control,
    name: ['isActive', 'timeZone', 'startTime', 'endTime'],
  });
  const others = events.filter(
    (event) => event.id !== id && event.isActive && eventStatus(event, now) !== 'ended',
  );
  const startTime = toInstant(start, timeZone);
  const endTime = toInstant(end, timeZone);
  const overlapping = startTime && endTime ? overlappingEvents({ startTime, endTime }, others) : [];
  if (!isActive || overlapping.length === 0) return null;
  const named = new Intl.ListFormat('en-US').format(overlapping.map(({ name }) => name));
  return (
    <Alert tone="gold">
      {named} is active at the same time. Attendees see one event: the one that is running, else the
      next to start.
    </Alert>
  );
}
