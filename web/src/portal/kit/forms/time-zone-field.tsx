import { useMemo } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { SelectField } from './select-field.tsx';
import { zoneOptions } from './time-zones.ts';

interface Props<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  name: Path<V>;
}

/** The choice of a time zone: an event's times are on the clocks of its own place. */
export function TimeZoneField<V extends FieldValues, B>({ form, name }: Props<V, B>) {
  const current = useWatch({ control: form.control, name }) as string;
  const { near, others } = useMemo(() => zoneOptions(current), [current]);
  return (
    <SelectField
      form={form}
      name={name}
      label="Time zone"
      isRequired
      help="The times are on the clocks of this place."
    >
      <optgroup label="United States">
        {near.map(({ zone, label }) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
      </optgroup>
      <optgroup label="Everywhere">
        {others.map(({ zone, label }) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}
