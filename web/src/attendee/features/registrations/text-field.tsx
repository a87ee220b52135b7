import { Input, type InputProps } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { FormField } from '../../../ui/form-field.tsx';
import type { FieldName, RegistrationFields } from './form-schema.ts';
import { useFieldError } from './use-field-error.ts';

type Props = Omit<InputProps, 'name'> & {
  name: FieldName;
  label: string;
  help?: string;
  isRequired?: boolean;
};

/** Single-line text field with its error. */
export function TextField({ name, label, help, isRequired, ...input }: Props) {
  const { register } = useFormContext<RegistrationFields>();
  const error = useFieldError(name);
  return (
    <FormField label={label} help={help} error={error} isRequired={isRequired}>
      <Input {...input} {...register(name)} />
    </FormField>
  );
}
