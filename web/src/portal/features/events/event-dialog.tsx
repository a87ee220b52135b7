import { Fieldset, Grid } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { useWatch } from 'react-hook-form';
import { useNow } from '../../../platform/live/use-now.ts';
import { timePair } from '../../kit/forms/time-field.tsx';
import { TimeZoneField } from '../../kit/forms/time-zone-field.tsx';
import { GroupInputs, RecordInput } from '../../kit/records/record-input.tsx';
import { RecordDialog } from '../../shared/record-dialog.tsx';
import { ActiveNotice } from './active-notice.tsx';
import { BusinessesField } from './businesses-field.tsx';
import { EventPreview } from './event-preview.tsx';
import { type EventValues, eventFields, eventImpact, useEventForm } from './event-record.ts';

interface Props {
  /** Null for a new event; undefined after it was deleted. */
  event: AdminEvent | null | undefined;
  events: readonly AdminEvent[];
  businesses: readonly AdminBusiness[];
  onClose: () => void;
  /** Called with the ID of a new event, instead of onClose. */
  onCreated: (id: string) => void;
}

/** Returns the time zone of the latest event, else of this device. */
function defaultTimeZone(events: readonly AdminEvent[]): string {
  return events[0]?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Adds or edits an event. */
export function EventDialog({ event, events, businesses, onClose, onCreated }: Props) {
  const context = { newZone: defaultTimeZone(events), businesses };
  const record = useEventForm({
    event,
    ...context,
    onDone: ({ id }) => (event ? onClose() : onCreated(id)),
  });
  const { form } = record;
  const values = useWatch({ control: form.control }) as EventValues;
  const inputs = { form, fields: eventFields, context };
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      tonight={eventImpact(event, values, businesses, useNow())}
      isHidden={!values.isActive}
      preview={<EventPreview values={values} businesses={businesses} />}
    >
      <RecordInput of={inputs} name="name" />
      <RecordInput of={inputs} name="description" />
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <RecordInput of={inputs} name="place" />
        <RecordInput of={inputs} name="hashtag" />
      </Grid>
      <Grid templateColumns={timePair} gap="4">
        <RecordInput of={inputs} name="startTime" timeZone={values.timeZone} />
        <RecordInput of={inputs} name="endTime" timeZone={values.timeZone} />
      </Grid>
      <TimeZoneField form={form} name="timeZone" />
      <Grid templateColumns={{ base: '2fr 1fr', sm: '1fr 1fr' }} gap="4">
        <GroupInputs of={inputs} name="ticketPrice" />
      </Grid>
      <RecordInput of={inputs} name="isActive" />
      <ActiveNotice form={form} id={event?.id ?? null} events={events} />
      <BusinessesField form={form} businesses={businesses}>
        <RecordInput of={inputs} name="joinsNewBusinesses" />
      </BusinessesField>
      <Fieldset.Root>
        <Fieldset.Legend fontWeight="700">Way home and thanks</Fieldset.Legend>
        <Fieldset.HelperText>
          Offered from the third check-in on and at the end. What is empty is left out.
        </Fieldset.HelperText>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <GroupInputs of={inputs} name="wayHome" />
          <GroupInputs of={inputs} name="nonprofit" />
        </Grid>
      </Fieldset.Root>
    </RecordDialog>
  );
}
