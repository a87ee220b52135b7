import { Input, type InputProps, Textarea } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../ui/form-field.tsx';
import { fieldErrorMessage } from './form-errors.ts';

interface Props<V extends FieldValues, B>
  extends Pick<
    InputProps,
    'type' | 'inputMode' | 'placeholder' | 'onPaste' | 'autoComplete' | 'min' | 'max' | 'step'
  > {
  form: UseFormReturn<V, unknown, B>;
  name: Path<V>;
  label: string;
  help?: ReactNode;
  isRequired?: boolean;
  /** More than one line of text. */
  rows?: number;
}

/** A text input in a form, with its label and what is wrong with it. */
export function TextField<V extends FieldValues, B>(props: Props<V, B>) {
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
