import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { useWatch } from 'react-hook-form';
import { useNow } from '../../../platform/live/use-now.ts';
import type { FieldViews } from '../../kit/forms/edit-conflict-panel.tsx';
import type { TimeInput } from '../../kit/forms/zoned-time.ts';
import { RecordDialog } from '../../shared/record-dialog.tsx';
import { EventFields } from './event-fields.tsx';
import { eventImpact } from './event-impact.ts';
import { EventPreview } from './event-preview.tsx';
import type { EventValues } from './event-values.ts';
import { useEventForm } from './use-event-form.ts';

interface Props {
  /** Null for a new one; undefined once it was deleted. */
  event: AdminEvent | null | undefined;
  events: readonly AdminEvent[];
  businesses: readonly AdminBusiness[];
  onClose: () => void;
  /** Closes it, too, with a new one's id. */
  onCreated: (id: string) => void;
}

const text = (value: string) => value;
const filled = (values: object) => Object.values(values).filter(Boolean).join(', ') || 'None';
const time = ({ local }: TimeInput) => local.replace('T', ' ');

function viewsOf(businesses: readonly AdminBusiness[]): FieldViews<EventValues> {
  const names = new Map(businesses.map(({ id, name }) => [id, name]));
  return {
    name: { label: 'Name', show: text },
    description: { label: 'Description', show: text },
    place: { label: 'Place', show: text },
    hashtag: { label: 'Hashtag', show: text },
    startTime: { label: 'Start', show: time },
    endTime: { label: 'End', show: time },
    timeZone: { label: 'Time zone', show: text },
    ticketPrice: {
      label: 'Ticket price at the desk',
      show: ({ amountCents, currency }) => `${amountCents} ${currency}`,
    },
    isActive: { label: 'Active', show: (value) => (value ? 'Yes' : 'No') },
    businessIds: {
      label: 'Businesses that take part',
      show: (ids) =>
        ids?.map((id, at) => `${at + 1}. ${names.get(id) ?? id}`).join('\n') ??
        'Every active business, also those added later, by name',
    },
    joinsNewBusinesses: {
      label: 'Also businesses added later',
      show: (value) => (value ? 'Yes' : 'No'),
    },
    wayHome: { label: 'Way home', show: filled },
    nonprofit: { label: 'Nonprofit', show: filled },
  };
}

/** Where the last event was, else where this computer is. */
function newZone(events: readonly AdminEvent[]): string {
  return events[0]?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Adds or edits an event. */
export function EventDialog({ event, events, businesses, onClose, onCreated }: Props) {
  const record = useEventForm({
    event,
    newZone: newZone(events),
    businesses,
    onDone: ({ id }) => (event ? onClose() : onCreated(id)),
  });
  const values = useWatch({ control: record.form.control }) as EventValues;
  return (
    <RecordDialog
      record={record}
      views={viewsOf(businesses)}
      onClose={onClose}
      tonight={eventImpact(event, values, businesses, useNow())}
      isHidden={!values.isActive}
      preview={<EventPreview values={values} businesses={businesses} />}
    >
      <EventFields
        form={record.form}
        id={event?.id ?? null}
        events={events}
        businesses={businesses}
      />
    </RecordDialog>
  );
}
