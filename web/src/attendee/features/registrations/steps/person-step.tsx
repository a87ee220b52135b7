import { chakra, Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/texts.ts';
import { type EmailCheck, EmailSuggestion } from './email-suggestion.tsx';
import type { RegistrationFields } from './form-schema.ts';
import { FormStep, TextField, useFieldError } from './step.tsx';

interface Props {
  emailCheck: EmailCheck;
  isEmailFixed: boolean;
}

/** Name and email of the attendee. A signed-in attendee's email is their account's and read-only. */
export function PersonStep({ emailCheck, isEmailFixed }: Props) {
  const texts = useTexts('registration');
  const [fullName, email] = useWatch<RegistrationFields, ['fullName', 'email']>({
    name: ['fullName', 'email'],
  });
  const { control, getValues, setValue, trigger } = useFormContext<RegistrationFields>();
  const hasEmailError = useFormState({ control, name: 'email' }).errors.email !== undefined;
  const suggestion = emailCheck.suggestionFor(email);
  const isDone = fullName.trim() !== '' && emailCheck.isAccepted(email);
  // Input from before a reload stays in view.
  const [hasEmergency] = useState(() =>
    getValues(['emergencyContact', 'emergencyPhone']).some((value) => value.trim() !== ''),
  );
  const hasEmergencyError = [
    useFieldError('emergencyContact'),
    useFieldError('emergencyPhone'),
  ].some(Boolean);
  const leaveEmail = () => {
    if (email.trim() !== '') void trigger('email');
    void emailCheck.check(email);
  };
  return (
    <FormStep number={2} title={texts.steps.person} isDone={isDone}>
      <Stack gap="4">
        <TextField
          name="fullName"
          label={texts.fullName}
          help={texts.personLead}
          isRequired
          autoComplete="name"
          autoCapitalize="words"
          maxLength={200}
        />
        <TextField
          name="email"
          label={texts.email}
          help={isEmailFixed ? texts.emailOfAccount : texts.emailHelp}
          isRequired
          readOnly={isEmailFixed}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          onLeave={leaveEmail}
          onEdit={() => void (hasEmailError && trigger('email'))}
        />
        <EmailSuggestion
          suggestion={suggestion}
          onAccept={() => setValue('email', suggestion)}
          onDismiss={() => emailCheck.dismiss(email)}
        />
        <TextField
          name="phone"
          label={texts.optionalField({ label: texts.phone })}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={60}
        />
      </Stack>
      <chakra.details
        open={hasEmergency || hasEmergencyError || undefined}
        borderTopWidth="1px"
        borderColor="line"
        pt="1"
        mt="1"
      >
        <chakra.summary minH="11" fontWeight="600" cursor="pointer" alignContent="center">
          {texts.optionalField({ label: texts.emergency })}
        </chakra.summary>
        <Text color="muted" fontSize="sm" mb="4">
          {texts.emergencyLead}
        </Text>
        <Grid gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))">
          <TextField
            name="emergencyContact"
            label={texts.emergencyContact}
            autoComplete="off"
            autoCapitalize="words"
            maxLength={200}
          />
          <TextField
            name="emergencyPhone"
            label={texts.emergencyPhone}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={60}
          />
        </Grid>
      </chakra.details>
    </FormStep>
  );
}
