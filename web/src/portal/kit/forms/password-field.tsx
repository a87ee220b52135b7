import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../ui/form-field.tsx';
import { PasswordInput } from '../password-input.tsx';
import { fieldErrorMessage } from './form-errors.ts';

interface Props<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  name: Path<V>;
  label: string;
  help?: ReactNode;
  isRequired?: boolean;
}

/**
 * A new password's input in a form. Like every field it registers as it is drawn: the form focuses the wrong
 * field that registered first, which is to be the first in reading order.
 */
export function PasswordField<V extends FieldValues, B>(props: Props<V, B>) {
  const { form, name, label, help, isRequired } = props;
  return (
    <FormField
      label={label}
      help={help}
      isRequired={isRequired}
      error={fieldErrorMessage(form, name)}
    >
      <PasswordInput {...form.register(name)} autoComplete="new-password" />
    </FormField>
  );
}
