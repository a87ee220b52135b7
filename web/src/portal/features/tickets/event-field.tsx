import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../forms/select-field.tsx';
import type { EventChoice } from '../../records/event-labels.ts';
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
