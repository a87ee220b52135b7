import { Checkbox, Text } from '@chakra-ui/react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';

interface Props<V extends FieldValues> {
  control: Control<V, unknown, unknown>;
  name: FieldPathByValue<V, boolean>;
  label: string;
  help?: string;
}

/** A checkbox in a form. */
export function CheckField<V extends FieldValues>({ control, name, label, help }: Props<V>) {
  const { field } = useController({ control, name });
  const { ref, value, onBlur, onChange } = field;
  return (
    <Checkbox.Root checked={value} onCheckedChange={({ checked }) => onChange(checked === true)}>
      <Checkbox.HiddenInput ref={ref} name={name} onBlur={onBlur} />
      <Checkbox.Control />
      <Checkbox.Label>
        {label}
        {help && (
          <Text as="span" display="block" color="muted" fontSize="sm" fontWeight="400">
            {help}
          </Text>
        )}
      </Checkbox.Label>
    </Checkbox.Root>
  );
}
