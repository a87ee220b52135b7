import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import {
  removeSecondFactor,
  renewRecoveryCodes,
} from '@wine-walk/common/api/staff/second-factor.ts';
import { useId } from 'react';
import { FormField } from '../../../ui/form-field.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';
import { Alert } from '../alert.tsx';
import { PasswordInput } from '../forms/password-field.tsx';
import { useReportUnsavedChanges } from '../forms/unsaved-changes-dialog.tsx';
import { CodeField } from './code-field.tsx';
import { FormButtons } from './form-buttons.tsx';
import { useCodeForm } from './use-code-form.ts';
import type { useSecondFactor } from './use-second-factor.ts';

/** Step of the second factor that replaces the form of the password. */
export type SecondFactorStep = 'setup' | 'renew' | 'remove';

interface SectionProps {
  secondFactor: ReturnType<typeof useSecondFactor>;
  onStep: (step: SecondFactorStep) => void;
}

/** State of the account's second factor, with the steps that change it. */
export function SecondFactorSection({ secondFactor, onStep }: SectionProps) {
  const id = useId();
  const { data, error, reload } = secondFactor;
  const { tryAgain, secondFactor: factorTexts } = texts.app;
  return (
    <Stack as="section" aria-labelledby={id} gap="3" borderTopWidth="1px" borderColor="line" pt="5">
      <Heading as="h3" size="md" id={id}>
        {factorTexts.title}
      </Heading>
      {error && (
        <Alert
          tone="danger"
          action={
            <Button size="sm" variant="outline" onClick={reload}>
              {tryAgain}
            </Button>
          }
        >
          {staffMessage(error)}
        </Alert>
      )}
      {data && !data.isOn && (
        <>
          <Text color="muted" fontSize="sm">
            {factorTexts.lead}
          </Text>
          <Button variant="outline" alignSelf="start" onClick={() => onStep('setup')}>
            {factorTexts.setUp}
          </Button>
        </>
      )}
      {data?.isOn && (
        <>
          <Text color="muted" fontSize="sm">
            {factorTexts.isOn({ codesLeft: data.recoveryCodesLeft })}
          </Text>
          <Flex gap="2" wrap="wrap">
            <Button variant="outline" onClick={() => onStep('renew')}>
              {factorTexts.newCodes}
            </Button>
            <Button variant="outline" colorPalette="danger" onClick={() => onStep('remove')}>
              {factorTexts.turnOff}
            </Button>
          </Flex>
        </>
      )}
    </Stack>
  );
}

interface Props {
  step: 'renew' | 'remove';
  /** Receives the new recovery codes. */
  onCodes: (codes: readonly string[]) => void;
  /** Called once it is off. */
  onRemoved: () => void;
  onCancel: () => void;
}

/** Confirms a change of the second factor by the password and a code of the app or a recovery code. */
export function ChangeForm({ step, onCodes, onRemoved, onCancel }: Props) {
  const { credentials, secondFactor } = texts.app;
  const { input, errors, isDirty, isSending, submit } = useCodeForm(async (body, call) => {
    if (step === 'renew') onCodes((await call(renewRecoveryCodes, { body })).recoveryCodes);
    else {
      await call(removeSecondFactor, { body });
      showToast({ type: 'success', title: secondFactor.turnedOff });
      onRemoved();
    }
  });
  useReportUnsavedChanges(isDirty);
  return (
    <form onSubmit={submit} noValidate aria-label={secondFactor.title}>
      <Stack gap="4">
        <Text>
          {step === 'renew' ? secondFactor.change.renewText : secondFactor.change.removeText}
        </Text>
        <FormField
          label={credentials.currentPassword}
          isRequired
          error={errors.currentPassword?.message}
        >
          <PasswordInput {...input('currentPassword')} autoComplete="current-password" />
        </FormField>
        <CodeField
          {...input('code')}
          error={errors.code?.message}
          inputMode="text"
          help={secondFactor.change.codeHelp}
        />
        <FormButtons
          submit={step === 'renew' ? secondFactor.change.showNewCodes : secondFactor.turnOff}
          isSending={isSending}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
