import { Checkbox, Fieldset, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { type UseFormReturn, useController } from 'react-hook-form';
import { eventTimeText } from '../../kit/event-labels.ts';
import { fieldErrorMessage } from '../../kit/forms/form-errors.ts';
import { texts } from '../../texts/texts.ts';
import type { BusinessBody, BusinessValues } from './business-record.ts';

interface EventsFieldProps {
  form: UseFormReturn<BusinessValues, unknown, BusinessBody>;
  events: readonly AdminEvent[];
}

/** Events that the business takes part in. An event without a list includes every active business. */
export function EventsField({ form, events }: EventsFieldProps) {
  const { field } = useController({ control: form.control, name: 'eventIds' });
  const error = fieldErrorMessage(form, 'eventIds');
  const toggle = (id: string, isSelected: boolean) =>
    field.onChange(isSelected ? [...field.value, id] : field.value.filter((other) => other !== id));
  const withoutList = events.filter(({ businessIds }) => businessIds === null);
  const withList = events.filter(({ businessIds }) => businessIds !== null);
  if (events.length === 0) return null;
  return (
    <Fieldset.Root invalid={Boolean(error)} minW="0">
      <Fieldset.Legend fontSize="sm" fontWeight="600" color="ink">
        {texts.businesses.form.takesPartIn}
      </Fieldset.Legend>
      <Stack gap="0" mt="1">
        {withoutList.map((event) => (
          <Text key={event.id} fontSize="sm" color="muted" py="1" overflowWrap="anywhere">
            {texts.businesses.form.includesAll({ event: event.name, time: eventTimeText(event) })}
          </Text>
        ))}
        {withList.map((event) => (
          <Checkbox.Root
            key={event.id}
            checked={field.value.includes(event.id)}
            onCheckedChange={({ checked }) => toggle(event.id, checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label minW="0" overflowWrap="anywhere">
              {event.name}
              <Text as="span" display="block" color="muted" fontSize="sm" fontWeight="400">
                {eventTimeText(event)}
              </Text>
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
      {error && <Fieldset.ErrorText>{error}</Fieldset.ErrorText>}
    </Fieldset.Root>
  );
}
