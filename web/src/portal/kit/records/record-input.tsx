import { memo } from 'react';
import type { FieldPathByValue, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { CheckField, SelectField, TextField } from '../forms/fields.tsx';
import { TimeField } from '../forms/time-field.tsx';
import type { TimeInput } from '../forms/zoned-time.ts';
import type { Choice, FieldsOf, RecordField } from './record-fields.ts';

/** A form with the descriptors of its fields. */
export interface DescribedForm<V extends FieldValues, B, C> {
  form: UseFormReturn<V, unknown, B>;
  fields: FieldsOf<V, C>;
  context: C;
}

interface Props<V extends FieldValues, B, C> {
  of: DescribedForm<V, B, C>;
  name: keyof V & string;
  /** Override the descriptor's label and help if they depend on other values. */
  label?: string;
  help?: string;
  /** Zone of a time input. */
  timeZone?: string;
}

/** Input of one described field. */
export function RecordInput<V extends FieldValues, B, C>({ of, name, ...rest }: Props<V, B, C>) {
  const field = of.fields[name];
  return <FieldControl {...of} field={field} path={name as unknown as Path<V>} {...rest} />;
}

/** Inputs of a group of fields, in the order of the descriptors. */
export function GroupInputs<V extends FieldValues, B, C>({ of, name }: Props<V, B, C>) {
  const parts = Object.keys(of.fields[name].group ?? {});
  return parts.map((part) => <GroupInput key={part} of={of} name={name} part={part} />);
}

interface GroupInputProps<V extends FieldValues, B, C> extends Props<V, B, C> {
  /** Name of the field in the group. */
  part: string;
}

/** Input of one field of a group. */
export function GroupInput<V extends FieldValues, B, C>(props: GroupInputProps<V, B, C>) {
  const { of, name, part, ...rest } = props;
  const field = of.fields[name].group?.[part];
  return (
    field && <FieldControl {...of} field={field} path={`${name}.${part}` as Path<V>} {...rest} />
  );
}

interface ControlProps<V extends FieldValues, B, C> extends Omit<DescribedForm<V, B, C>, 'fields'> {
  field: RecordField<never, unknown, C>;
  path: Path<V>;
  label?: string;
  help?: string;
  timeZone?: string;
}

function FieldControl<V extends FieldValues, B, C>(props: ControlProps<V, B, C>) {
  const { form, context, field, path, label = field.label, timeZone = 'UTC' } = props;
  if (!field.input) return null;
  const { kind, ...input } = field.input;
  const help = props.help === undefined ? {} : { help: props.help };
  switch (kind) {
    case 'text':
      return <TextField form={form} name={path} label={label} {...input} {...help} />;
    case 'choice': {
      const { options, ...rest } = input as Extract<typeof field.input, { kind: 'choice' }>;
      return (
        <SelectField form={form} name={path} label={label} {...rest} {...help}>
          <Options choices={options(context)} />
        </SelectField>
      );
    }
    case 'check':
      return (
        <CheckField
          control={form.control}
          name={path as FieldPathByValue<V, boolean>}
          label={label}
          {...input}
          {...help}
        />
      );
    case 'time':
      return (
        <TimeField
          form={form}
          name={path as FieldPathByValue<V, TimeInput>}
          label={label}
          timeZone={timeZone}
          {...input}
        />
      );
  }
}

/** Memoized, because a change of the form would render the options of long lists again. */
const Options = memo(({ choices }: { choices: readonly Choice[] }) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  )),
);
