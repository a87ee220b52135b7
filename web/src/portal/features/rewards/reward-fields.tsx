import { Grid } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { rewardType } from '@wine-walk/common/model/categories.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { eventChoices } from '../../kit/event-labels.ts';
import { CheckField } from '../../kit/forms/check-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { countLabel, rewardTypeLabels } from '../../shared/record-labels.ts';
import { useBusinesses } from '../../shared/use-businesses.ts';
import type { RewardBody, RewardValues } from './reward-values.ts';

interface Props {
  form: UseFormReturn<RewardValues, unknown, RewardBody>;
  events: readonly AdminEvent[];
  isNew: boolean;
}

const typeHelp = {
  visit_count: 'Unlocked by verified visits to any business.',
  event_completion: 'Unlocked by whole walks: every business of an event.',
  special_achievement: 'Unlocked by verified visits to businesses with a special reward.',
};

/** The fields of a reward (specification, section 3). */
export function RewardFields({ form, events, isNew }: Props) {
  const businesses = useBusinesses().data ?? [];
  const type = useWatch({ control: form.control, name: 'rewardType' });
  return (
    <>
      <TextField form={form} name="name" label="Name" isRequired />
      <TextField form={form} name="description" label="Description" isRequired rows={3} />
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <SelectField
          form={form}
          name="rewardType"
          label="Reward type"
          isRequired
          help={typeHelp[type]}
        >
          {rewardType.options.map((each) => (
            <option key={each} value={each}>
              {rewardTypeLabels[each]}
            </option>
          ))}
        </SelectField>
        <TextField
          form={form}
          name="requiredVisits"
          label={countLabel(type)}
          isRequired
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
        />
      </Grid>
      <SelectField form={form} name="eventId" label="Event">
        <option value="">Every event</option>
        {eventChoices(events).map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        form={form}
        name="stock"
        label="How many there are"
        help="At each event. Empty: everybody who unlocks it gets one. Attendees are told when few are left."
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
      />
      <SelectField
        form={form}
        name="businessId"
        label="Handed out at"
        help="A shop redeems at its own counter what is handed out there; the desk redeems everything."
      >
        <option value="">The desk</option>
        {businesses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <CheckField
        control={form.control}
        name="isActive"
        label="Active"
        help={
          isNew
            ? 'Attendees see active rewards alone.'
            : 'What people unlocked or claimed stays theirs.'
        }
      />
    </>
  );
}
