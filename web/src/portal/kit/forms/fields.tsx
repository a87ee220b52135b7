import { Checkbox, Input, type InputProps, NativeSelect, Text, Textarea } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useController,
  useWatch,
} from 'react-hook-form';
import { FormField } from '../../../ui/form-field.tsx';
import { fieldErrorMessage } from './form-errors.ts';

interface TextFieldProps<V extends FieldValues, B>
  extends Pick<
    InputProps,
    'type' | 'inputMode' | 'placeholder' | 'onPaste' | 'autoComplete' | 'min' | 'max' | 'step'
  > {
  form: UseFormReturn<V, unknown, B>;
  name: Path<V>;
  label: string;
  help?: ReactNode;
  isRequired?: boolean;
  /** Lines of a multi-line input. */
  rows?: number;
}

/** Text input of a form, with its label and error. */
export function TextField<V extends FieldValues, B>(props: TextFieldProps<V, B>) {
  const { form, name, label, help, isRequired, rows, ...input } = props;
  const size = { base: 'md', md: 'sm' } as const;
  return (
    <FormField
      label={label}
      help={help}
      isRequired={isRequired}
      error={fieldErrorMessage(form, name)}
    >
      {rows ? (
        <Textarea
          {...form.register(name)}
          rows={rows}
          size={size}
          placeholder={input.placeholder}
        />
      ) : (
        <Input {...form.register(name)} autoComplete="off" {...input} size={size} />
      )}
    </FormField>
  );
}

interface SelectFieldProps<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  name: Path<V>;
  label: string;
  help?: ReactNode;
  isRequired?: boolean;
  /** `option` and `optgroup` elements. */
  children: ReactNode;
}

/** Select of a form. */
export function SelectField<V extends FieldValues, B>(props: SelectFieldProps<V, B>) {
  const { form, name, label, help, isRequired, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const value: unknown = useWatch({ control: form.control, name });
  // Reads the text again when another choice is made.
  useEffect(() => setFullTitle(box.current?.querySelector('select')), [value]);
  return (
    <FormField
      label={label}
      help={help}
      isRequired={isRequired}
      error={fieldErrorMessage(form, name)}
    >
      <NativeSelect.Root ref={box} size={{ base: 'md', md: 'sm' }}>
        <NativeSelect.Field {...form.register(name)}>{children}</NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}

/** Characters of an option that fit into the narrowest field. */
const maxInField = 30;

/** Sets the full text as title if the field cuts the selected option. */
function setFullTitle(select: HTMLSelectElement | null | undefined): void {
  const text = select?.selectedOptions[0]?.text ?? '';
  if (text.length > maxInField) select?.setAttribute('title', text);
  else select?.removeAttribute('title');
}

interface CheckFieldProps<V extends FieldValues> {
  control: Control<V, unknown, unknown>;
  name: FieldPathByValue<V, boolean>;
  label: string;
  help?: string;
}

/** Checkbox of a form. */
export function CheckField<V extends FieldValues>({
  control,
  name,
  label,
  help,
}: CheckFieldProps<V>) {
  const {
    field: { ref, value, onBlur, onChange },
    fieldState: { error },
  } = useController({ control, name });
  return (
    <Checkbox.Root
      checked={value}
      invalid={Boolean(error)}
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      <Checkbox.HiddenInput ref={ref} name={name} onBlur={onBlur} />
      <Checkbox.Control />
      <Checkbox.Label>
        {label}
        {help && (
          <Text as="span" display="block" color="muted" fontSize="sm" fontWeight="400">
            {help}
          </Text>
        )}
        {error && (
          <Text as="span" role="alert" display="block" color="dangerText" fontSize="sm">
            {error.message}
          </Text>
        )}
      </Checkbox.Label>
    </Checkbox.Root>
  );
}
