import { Box, chakra, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/texts.ts';
import { EmailSuggestion, useEmailSuggestion } from './email-suggestion.tsx';
import { isEmail, type RegistrationFields } from './form-schema.ts';
import { FormStep, TextField } from './step.tsx';

/** Name and email of the attendee. A signed-in attendee's email is their account's and read-only. */
export function PersonStep({ isEmailFixed }: { isEmailFixed: boolean }) {
  const texts = useTexts('registration');
  const [fullName, email] = useWatch<RegistrationFields, ['fullName', 'email']>({
    name: ['fullName', 'email'],
  });
  const { control, setValue, trigger } = useFormContext<RegistrationFields>();
  const hasEmailError = useFormState({ control, name: 'email' }).errors.email !== undefined;
  const { suggestion, check, dismiss } = useEmailSuggestion(email);
  const isDone = fullName.trim() !== '' && isEmail(email) && suggestion === '';
  const leaveEmail = () => {
    if (email.trim() !== '') void trigger('email');
    void check();
  };
  return (
    <FormStep number={2} title={texts.steps.person} intro={texts.personLead} isDone={isDone}>
      <Stack gap="4">
        <TextField
          name="fullName"
          label={texts.fullName}
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
          onDismiss={dismiss}
        />
        <TextField
          name="phone"
          label={texts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={60}
        />
      </Stack>
      <chakra.fieldset borderTopWidth="1px" borderColor="line" pt="5" mt="1">
        <Box asChild float="left" w="full" mb="4">
          <legend>
            <Heading as="h3" size="sm">
              {texts.emergency}
            </Heading>
            <Text color="muted" fontSize="sm">
              {texts.emergencyLead}
            </Text>
          </legend>
        </Box>
        <Grid
          clear="both"
          gap="4"
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))"
        >
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
      </chakra.fieldset>
    </FormStep>
  );
}
