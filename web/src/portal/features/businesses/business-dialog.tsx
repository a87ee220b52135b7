import { Grid, GridItem, Heading, Stack } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { defaultCheckInRadiusMeters } from '@wine-walk/common/rules/check-in/thresholds.ts';
import { useWatch } from 'react-hook-form';
import { useNow } from '../../../platform/live/use-now.ts';
import { GroupInputs, RecordInput } from '../../kit/records/record-input.tsx';
import { RecordDialog } from '../../shared/record-dialog.tsx';
import { BusinessPreview } from './business-preview.tsx';
import {
  type BusinessValues,
  businessFields,
  businessImpact,
  useBusinessForm,
} from './business-record.ts';
import { EventsField } from './events-field.tsx';
import { LocationFields } from './location-fields.tsx';

interface Props {
  /** Null for a new business; undefined after it was deleted. */
  business: AdminBusiness | null | undefined;
  businesses: readonly AdminBusiness[];
  /** The latest first. */
  events: readonly AdminEvent[];
  /** Selected event. */
  event: AdminEvent | undefined;
  onClose: () => void;
}

/** Adds or edits a business. */
export function BusinessDialog({ business, businesses, events, event, onClose }: Props) {
  const record = useBusinessForm({ business, events, event, onDone: onClose });
  const { form } = record;
  const values = useWatch({ control: form.control }) as BusinessValues;
  const inputs = { form, fields: businessFields, context: { events, event } };
  const nameAndCategory = { base: '1fr', sm: '2fr 1fr' };
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      tonight={businessImpact(business, values, events, useNow())}
      isHidden={!values.isActive}
      preview={<BusinessPreview values={values} />}
    >
      <Grid templateColumns={nameAndCategory} gap="4">
        <RecordInput of={inputs} name="name" />
        <RecordInput of={inputs} name="category" />
        <GridItem colSpan={{ sm: 2 }}>
          <RecordInput of={inputs} name="description" />
        </GridItem>
      </Grid>
      <RecordInput of={inputs} name="address" />
      <LocationFields
        form={form}
        others={businesses.filter(({ id }) => id !== business?.id)}
        radiusMeters={events[0]?.checkInRadiusMeters ?? defaultCheckInRadiusMeters}
      />
      <Grid templateColumns={nameAndCategory} gap="4">
        <RecordInput of={inputs} name="imageUrl" />
        <RecordInput of={inputs} name="rating" />
      </Grid>
      <RecordInput of={inputs} name="hasSpecialReward" />
      {values.hasSpecialReward && <RecordInput of={inputs} name="rewardDescription" />}
      <Stack as="section" gap="4" aria-labelledby="business-facts-heading">
        <Heading as="h3" size="sm" id="business-facts-heading">
          For guests
        </Heading>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <GroupInputs of={inputs} name="facts" />
        </Grid>
      </Stack>
      <RecordInput of={inputs} name="isActive" />
      <EventsField form={form} events={events} />
    </RecordDialog>
  );
}
