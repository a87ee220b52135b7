import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import type { EventChoice } from '../../kit/event-labels.ts';
import { SelectField, TextField } from '../../kit/forms/fields.tsx';
import { texts } from '../../texts/texts.ts';
import { typesOf } from './ticket-event.ts';

/** Options of the events that a ticket may admit to; empty for any event. */
export function EventOptions({ choices }: { choices: readonly EventChoice[] }) {
  return (
    <>
      <option value="">{texts.tickets.form.anyActiveEvent}</option>
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
    <SelectField form={form} name={'eventId' as Path<V>} label={texts.tickets.form.event}>
      <EventOptions choices={choices} />
    </SelectField>
  );
}

interface TypeFieldProps<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  events: readonly AdminEvent[];
}

/** Select of a ticket's type; nothing if the chosen event has no types. */
export function TypeField<V extends FieldValues & { eventId: string; typeId: string }, B>({
  form,
  events,
}: TypeFieldProps<V, B>) {
  const eventId: string = useWatch({ control: form.control, name: 'eventId' as Path<V> });
  const types = typesOf(eventId, events);
  if (types.length === 0) return null;
  return (
    <SelectField form={form} name={'typeId' as Path<V>} label={texts.tickets.form.type}>
      <option value="">{texts.tickets.form.noType}</option>
      {types.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** Returns the type for the request; null if the chosen event does not have it. */
export function chosenType(
  { eventId, typeId }: { eventId: string; typeId: string },
  events: readonly AdminEvent[],
): string | null {
  return typesOf(eventId, events).some(({ id }) => id === typeId) ? typeId : null;
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
        label={texts.tickets.form.holderName}
        help={texts.tickets.form.holderNameHelp}
      />
      <TextField
        form={form}
        name={'holderEmail' as Path<V>}
        label={texts.tickets.form.holderEmail}
        type="email"
        inputMode="email"
      />
    </>
  );
}
