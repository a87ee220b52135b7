import { Checkbox, Field, Text } from '@chakra-ui/react';
import { useController, useFormContext } from 'react-hook-form';
import { useScreenTexts, useTexts } from '../../../i18n/texts.ts';
import type { RegistrationFields } from './form-schema.ts';
import { useFieldError } from './use-field-error.ts';

interface Props {
  name: 'over21' | 'liabilityWaiver' | 'marketingConsent';
  label: string;
  isRequired?: boolean;
}

export function Agreement({ name, label, isRequired = false }: Props) {
  const { common } = useTexts();
  const { registration: texts } = useScreenTexts();
  const { control } = useFormContext<RegistrationFields>();
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control, name });
  const error = useFieldError(name);
  return (
    <Field.Root required={isRequired} invalid={Boolean(error)}>
      <Checkbox.Root
        w="full"
        checked={value}
        onCheckedChange={({ checked }) => onChange(checked === true)}
      >
        <Checkbox.HiddenInput ref={ref} name={name} onBlur={onBlur} />
        <Checkbox.Control />
        <Checkbox.Label flex="1">
          {label}{' '}
          {isRequired ? (
            <Field.RequiredIndicator aria-label={common.required} />
          ) : (
            <Text as="span" color="muted" fontWeight="400">
              ({texts.optional})
            </Text>
          )}
        </Checkbox.Label>
      </Checkbox.Root>
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
