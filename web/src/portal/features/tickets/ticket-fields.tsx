import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { EventChoice } from '../../kit/event-labels.ts';
import { SelectField, TextField } from '../../kit/forms/fields.tsx';

/** Options of the events that a ticket may admit to; empty for any event. */
export function EventOptions({ choices }: { choices: readonly EventChoice[] }) {
  return (
    <>
      <option value="">Any active event</option>
      {choices.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </>
  );
}

interface EventFieldProps<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  choices: readonly EventChoice[];
}

/** Select of a ticket's event. Not for volunteers, whose tickets are of their own event. */
export function EventField<V extends FieldValues & { eventId: string }, B>({
  form,
  choices,
}: EventFieldProps<V, B>) {
  return (
    <SelectField form={form} name={'eventId' as Path<V>} label="Event">
      <EventOptions choices={choices} />
    </SelectField>
  );
}

interface HolderFieldsProps<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
}

/** Name and email of the holder; both empty for a ticket without a holder. */
export function HolderFields<
  V extends FieldValues & { holderName: string; holderEmail: string },
  B,
>({ form }: HolderFieldsProps<V, B>) {
  return (
    <>
      <TextField
        form={form}
        name={'holderName' as Path<V>}
        label="Holder's name"
        help="If a ticket has a holder, only a matching registration can redeem it, by email or else by name."
      />
      <TextField
        form={form}
        name={'holderEmail' as Path<V>}
        label="Holder's email"
        type="email"
        inputMode="email"
      />
    </>
  );
}
