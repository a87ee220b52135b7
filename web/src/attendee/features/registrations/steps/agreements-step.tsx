import { Checkbox, Field, Stack, Text } from '@chakra-ui/react';
import type { ShownRelease } from '@wine-walk/common/api/releases.ts';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/texts.ts';
import { PrivacyLink } from '../../../shared/privacy-link.tsx';
import type { RegistrationFields } from './form-schema.ts';
import { ReleasePreview } from './release-preview.tsx';
import { FormStep, useFieldError } from './step.tsx';

interface Props {
  release: ShownRelease;
  /** Age to confirm; null for the legal drinking age. */
  minimumAge: number | null;
  /** Called when the release is opened to read it. */
  onOpen: () => void;
}

/** Release text and agreement checkboxes. */
export function AgreementsStep({ release, minimumAge, onOpen }: Props) {
  const texts = useTexts('registration');
  const agreed = useWatch<RegistrationFields, ['over21', 'liabilityWaiver']>({
    name: ['over21', 'liabilityWaiver'],
  });
  return (
    <FormStep
      number={3}
      title={texts.steps.agreements}
      intro={texts.agreementsLead}
      isDone={agreed.every(Boolean)}
    >
      <ReleasePreview release={release} onOpen={onOpen} />
      <Stack gap="2">
        <Agreement name="over21" label={texts.over21({ age: minimumAge })} isRequired />
        <Agreement name="liabilityWaiver" label={texts.liabilityWaiver} isRequired />
        <Agreement name="marketingConsent" label={texts.marketingConsent} />
        <PrivacyLink />
      </Stack>
    </FormStep>
  );
}

interface AgreementProps {
  name: 'over21' | 'liabilityWaiver' | 'marketingConsent';
  label: string;
  isRequired?: boolean;
}

function Agreement({ name, label, isRequired = false }: AgreementProps) {
  const common = useTexts('common');
  const texts = useTexts('registration');
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
