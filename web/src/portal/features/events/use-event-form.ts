import {
  type AdminEvent,
  createEvent,
  editEvent,
  listAdminEvents,
} from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { staffCall } from '../../session/staff-call.ts';
import { type EventBody, type EventValues, eventSchema, eventValues } from './event-values.ts';

interface Props {
  event: AdminEvent | null | undefined;
  /** The zone that a new event begins with. */
  newZone: string;
  /** Those that a new event begins with. */
  businesses: readonly AdminBusiness[];
  onDone: (saved: AdminEvent) => void;
}

/** The form of an event; undefined once it was deleted. */
export function useEventForm({ event, newZone, businesses, onDone }: Props) {
  return useRecordForm<EventValues, EventBody, AdminEvent>({
    noun: 'Event',
    record: event,
    toValues: (record) => eventValues(record, newZone, businesses),
    schema: eventSchema,
    create: (body, idempotencyKey) => staffCall(createEvent, { body, idempotencyKey }),
    edit: (id, body) => staffCall(editEvent, { params: { id }, body }),
    readSaved: async (id) => (await staffCall(listAdminEvents, {})).find((each) => each.id === id),
    onDone,
  });
}
