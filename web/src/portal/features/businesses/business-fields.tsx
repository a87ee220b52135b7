import { Grid, GridItem } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { businessCategory } from '@wine-walk/common/model/categories.ts';
import { defaultCheckInRadiusMeters } from '@wine-walk/common/rules/check-in/check-in.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CheckField } from '../../kit/forms/check-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { categoryLabels } from '../../shared/record-labels.ts';
import type { BusinessBody, BusinessValues } from './business-values.ts';
import { EventsField } from './events-field.tsx';
import { FactsFields } from './facts-fields.tsx';
import { LocationFields } from './location-fields.tsx';

interface Props {
  form: UseFormReturn<BusinessValues, unknown, BusinessBody>;
  /** The latest first. */
  events: readonly AdminEvent[];
  /** The other businesses, for orientation on the map. */
  others: readonly AdminBusiness[];
}

/** The fields of a business (specification, section 3). */
export function BusinessFields({ form, events, others }: Props) {
  const hasReward = useWatch({ control: form.control, name: 'hasSpecialReward' });
  return (
    <>
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <TextField form={form} name="name" label="Name" isRequired />
        <SelectField form={form} name="category" label="Category" isRequired>
          <option value="">Choose…</option>
          {businessCategory.options.map((category) => (
            <option key={category} value={category}>
              {categoryLabels[category]}
            </option>
          ))}
        </SelectField>
        <GridItem colSpan={{ sm: 2 }}>
          <TextField form={form} name="description" label="Description" rows={3} />
        </GridItem>
      </Grid>
      <TextField form={form} name="address" label="Address" isRequired />
      <LocationFields
        form={form}
        others={others}
        radiusMeters={events[0]?.checkInRadiusMeters ?? defaultCheckInRadiusMeters}
      />
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <TextField
          form={form}
          name="imageUrl"
          label="Image URL"
          type="url"
          placeholder="https://"
          help="Starts with https://. Left empty, a drawing takes its place."
        />
        <TextField
          form={form}
          name="rating"
          label="Rating"
          type="number"
          inputMode="decimal"
          min={0}
          max={5}
          step={0.1}
          help="0 to 5, in steps of 0.1."
        />
      </Grid>
      <CheckField
        control={form.control}
        name="hasSpecialReward"
        label="Special reward"
        help="Its stamp is gold, and its card says so."
      />
      {hasReward && (
        <TextField
          form={form}
          name="rewardDescription"
          label="Special reward description"
          rows={2}
        />
      )}
      <FactsFields form={form} />
      <CheckField
        control={form.control}
        name="isActive"
        label="Active"
        help="An inactive business is on no map and in no list of attendees. Visits that were made there still count."
      />
      <EventsField form={form} events={events} />
    </>
  );
}
