import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';

interface Props {
  label: string;
  /** Hint shown before any input. */
  help?: ReactNode;
  /** Error message, linked to the control and announced. */
  error?: string;
  isRequired?: boolean;
  /** Control: an Input, Textarea or NativeSelect. */
  children: ReactNode;
}

/** Control with label, help and error, connected for screen readers by Chakra's Field. */
export function FormField({ label, help, error, isRequired = false, children }: Props) {
  const common = useTexts('common');
  return (
    <Field.Root required={isRequired} invalid={Boolean(error)}>
      <Field.Label>
        {label}
        {isRequired && <Field.RequiredIndicator aria-label={common.required} />}
      </Field.Label>
      {children}
      {help && <Field.HelperText>{help}</Field.HelperText>}
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
