import { Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { WaiverContent } from '../../../shared/waiver-content.tsx';
import { Agreement } from './agreement.tsx';
import type { RegistrationFields } from './form-schema.ts';
import { FormStep } from './step.tsx';

/** Release text and agreement checkboxes. */
export function AgreementsStep() {
  const { registration: texts } = useScreenTexts();
  const agreed = useWatch<RegistrationFields, ['over21', 'liabilityWaiver']>({
    name: ['over21', 'liabilityWaiver'],
  });
  return (
    <FormStep
      number={3}
      title={texts.steps.agreements}
      lead={texts.agreementsLead}
      isDone={agreed.every(Boolean)}
    >
      <WaiverContent />
      <Stack gap="2">
        <Agreement name="over21" label={texts.over21} isRequired />
        <Agreement name="liabilityWaiver" label={texts.liabilityWaiver} isRequired />
        <Agreement name="marketingConsent" label={texts.marketingConsent} />
      </Stack>
    </FormStep>
  );
}
