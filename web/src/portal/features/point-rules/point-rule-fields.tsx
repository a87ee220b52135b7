import { Grid, Text } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { businessCategory, pointTrigger } from '@wine-walk/common/model/categories.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { eventChoices, timeZoneLabel } from '../../kit/event-labels.ts';
import { CheckField } from '../../kit/forms/check-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { TimeField, timePair } from '../../kit/forms/time-field.tsx';
import { categoryLabels } from '../../shared/record-labels.ts';
import { triggerHelp, triggerLabels } from './point-rule-labels.ts';
import type { PointRuleBody, PointRuleValues, ZoneOf } from './point-rule-values.ts';

interface Props {
  form: UseFormReturn<PointRuleValues, unknown, PointRuleBody>;
  events: readonly AdminEvent[];
  zoneOf: ZoneOf;
}

/** The fields of a point rule. */
export function PointRuleFields({ form, events, zoneOf }: Props) {
  const trigger = useWatch({ control: form.control, name: 'trigger' });
  const timeZone = zoneOf(useWatch({ control: form.control, name: 'eventId' }));
  return (
    <>
      <TextField form={form} name="name" label="Name" isRequired />
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <SelectField
          form={form}
          name="trigger"
          label="Trigger"
          isRequired
          help={triggerHelp[trigger]}
        >
          {pointTrigger.options.map((each) => (
            <option key={each} value={each}>
              {triggerLabels[each]}
            </option>
          ))}
        </SelectField>
        <TextField
          form={form}
          name="points"
          label="Points"
          isRequired
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
        />
      </Grid>
      {trigger === 'category' && (
        <SelectField form={form} name="category" label="Category" isRequired>
          <option value="">Choose a category</option>
          {businessCategory.options.map((each) => (
            <option key={each} value={each}>
              {categoryLabels[each]}
            </option>
          ))}
        </SelectField>
      )}
      {trigger === 'time_window' && (
        <Grid templateColumns={timePair} gap="4">
          <TimeField
            form={form}
            name="windowStartTime"
            label="Window starts"
            timeZone={timeZone}
            isRequired
          />
          <TimeField
            form={form}
            name="windowEndTime"
            label="Window ends"
            timeZone={timeZone}
            isRequired
          />
        </Grid>
      )}
      <SelectField form={form} name="eventId" label="Event">
        <option value="">Every event</option>
        {eventChoices(events).map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <Grid templateColumns={timePair} gap="4">
        <TimeField form={form} name="activeFromTime" label="Counts from" timeZone={timeZone} />
        <TimeField form={form} name="activeUntilTime" label="Counts until" timeZone={timeZone} />
      </Grid>
      <Text color="muted" fontSize="sm">
        Leave both empty for no limit. Times are in {timeZoneLabel(timeZone)}.
      </Text>
      <CheckField
        control={form.control}
        name="isActive"
        label="Active"
        help="An inactive rule is worth nothing, and standings follow at once."
      />
    </>
  );
}
