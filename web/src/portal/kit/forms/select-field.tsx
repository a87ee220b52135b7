import { NativeSelect } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form-field.tsx';
import { fieldErrorMessage } from './form-errors.ts';

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
  const box = useRef<HTMLDivElement>(null);
  const value: unknown = useWatch({ control: form.control, name });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another text.
  useEffect(() => nameInFull(box.current?.querySelector('select')), [value]);
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

/** Characters of a choice that fit beside each other in every form. */
const maxInField = 30;

/** A longer choice is cut by its field: it is told in full where the pointer rests. */
function nameInFull(select: HTMLSelectElement | null | undefined): void {
  const text = select?.selectedOptions[0]?.text ?? '';
  if (text.length > maxInField) select?.setAttribute('title', text);
  else select?.removeAttribute('title');
}
