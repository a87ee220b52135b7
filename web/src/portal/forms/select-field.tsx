import { NativeSelect } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormField } from '../../components/form-field.tsx';
import { errorAt } from './error-at.ts';

interface Props<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  name: Path<V>;
  label: string;
  help?: ReactNode;
  isRequired?: boolean;
  /** `option` and `optgroup` elements. */
  children: ReactNode;
}

/** A choice of one in a form. */
export function SelectField<V extends FieldValues, B>(props: Props<V, B>) {
  const { form, name, label, help, isRequired, children } = props;
  return (
    <FormField label={label} help={help} isRequired={isRequired} error={errorAt(form, name)}>
      <NativeSelect.Root size={{ base: 'md', md: 'sm' }}>
        <NativeSelect.Field {...form.register(name)}>{children}</NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}
