import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { EventChoice } from '../../kit/event-labels.ts';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { EventOptions } from './event-options.tsx';

interface Props<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  choices: readonly EventChoice[];
}

/** The event a ticket admits to. */
export function EventField<V extends FieldValues & { eventId: string }, B>({
  form,
  choices,
}: Props<V, B>) {
  return (
    <SelectField form={form} name={'eventId' as Path<V>} label="Event">
      <EventOptions choices={choices} />
    </SelectField>
  );
}
