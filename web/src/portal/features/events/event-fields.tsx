import { Grid } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CheckField } from '../../kit/forms/check-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { TimeField, timePair } from '../../kit/forms/time-field.tsx';
import { TimeZoneField } from '../../kit/forms/time-zone-field.tsx';
import { ActiveNotice } from './active-notice.tsx';
import { AfterwardsFields } from './afterwards-fields.tsx';
import { BusinessesField } from './businesses-field.tsx';
import type { EventBody, EventValues } from './event-values.ts';

interface Props {
  form: UseFormReturn<EventValues, unknown, EventBody>;
  /** The id of the event being edited; null for a new one. */
  id: string | null;
  events: readonly AdminEvent[];
  businesses: readonly AdminBusiness[];
}

/** The fields of an event (specification, section 3). */
export function EventFields({ form, id, events, businesses }: Props) {
  const timeZone = useWatch({ control: form.control, name: 'timeZone' });
  return (
    <>
      <TextField form={form} name="name" label="Name" isRequired />
      <TextField form={form} name="description" label="Description" rows={3} />
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <TextField form={form} name="place" label="Place" />
        <TextField form={form} name="hashtag" label="Hashtag" placeholder="#WineWalk" />
      </Grid>
      <Grid templateColumns={timePair} gap="4">
        <TimeField form={form} name="startTime" label="Start" timeZone={timeZone} isRequired />
        <TimeField form={form} name="endTime" label="End" timeZone={timeZone} isRequired />
      </Grid>
      <TimeZoneField form={form} name="timeZone" />
      <Grid templateColumns={{ base: '2fr 1fr', sm: '1fr 1fr' }} gap="4">
        <TextField
          form={form}
          name="ticketPrice.amountCents"
          label="Ticket price at the desk"
          help="What the desk collects in cash."
          inputMode="decimal"
        />
        <TextField form={form} name="ticketPrice.currency" label="Currency" help="USD, EUR" />
      </Grid>
      <CheckField
        control={form.control}
        name="isActive"
        label="Active"
        help="Attendees see an active event alone."
      />
      <ActiveNotice form={form} id={id} events={events} />
      <BusinessesField form={form} businesses={businesses} />
      <AfterwardsFields form={form} />
    </>
  );
}
