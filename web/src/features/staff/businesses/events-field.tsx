import { Checkbox, Fieldset, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@contract/admin-events.ts';
import { type UseFormReturn, useController } from 'react-hook-form';
import { errorAt } from '../forms/error-at.ts';
import { eventTimes } from '../records/event-words.ts';
import type { BusinessBody, BusinessValues } from './business-values.ts';

interface Props {
  form: UseFormReturn<BusinessValues, unknown, BusinessBody>;
  events: readonly AdminEvent[];
}

/** Which events a business takes part in. An event without a list takes every active business. */
export function EventsField({ form, events }: Props) {
  const { field } = useController({ control: form.control, name: 'eventIds' });
  const error = errorAt(form, 'eventIds');
  const toggle = (id: string, isIn: boolean) =>
    field.onChange(isIn ? [...field.value, id] : field.value.filter((other) => other !== id));
  if (events.length === 0) return null;
  return (
    <Fieldset.Root invalid={Boolean(error)}>
      <Fieldset.Legend fontSize="sm" fontWeight="600" color="ink">
        Takes part in
      </Fieldset.Legend>
      <Stack gap="0" mt="1">
        {events.map((event) => {
          const takesAll = event.businessIds === null;
          return (
            <Checkbox.Root
              key={event.id}
              disabled={takesAll}
              checked={takesAll || field.value.includes(event.id)}
              onCheckedChange={({ checked }) => toggle(event.id, checked === true)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>
                {event.name}
                <Text as="span" display="block" color="muted" fontSize="sm" fontWeight="400">
                  {eventTimes(event)}
                  {takesAll && ' · takes every active business'}
                </Text>
              </Checkbox.Label>
            </Checkbox.Root>
          );
        })}
      </Stack>
      {error && <Fieldset.ErrorText>{error}</Fieldset.ErrorText>}
    </Fieldset.Root>
  );
}
