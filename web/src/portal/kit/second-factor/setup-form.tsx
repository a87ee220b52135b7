import { Box, chakra, QrCode, Stack, Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
} from '@wine-walk/common/api/staff/second-factor.ts';
import { useState } from 'react';
import { FormField } from '../../../ui/form-field.tsx';
import { texts } from '../../texts/texts.ts';
import { PasswordInput } from '../forms/password-field.tsx';
import { useReportUnsavedChanges } from '../forms/unsaved-changes-dialog.tsx';
import { CodeField } from './code-field.tsx';
import { FormButtons } from './form-buttons.tsx';
import { useCodeForm } from './use-code-form.ts';

type Setup = ResponseOf<typeof beginSecondFactor>;

interface Props {
  /** Receives the recovery codes once the second factor is on. */
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Sets up a second factor: the password, then the app's secret and a first code. */
export function SetupForm({ onCodes, onCancel }: Props) {
  const [setup, setSetup] = useState<Setup>();
  return setup ? (
    <ConfirmForm setup={setup} onCodes={onCodes} onCancel={onCancel} />
  ) : (
    <BeginForm onBegun={setSetup} onCancel={onCancel} />
  );
}

interface BeginProps {
  onBegun: (setup: Setup) => void;
  onCancel: () => void;
}

function BeginForm({ onBegun, onCancel }: BeginProps) {
  const { credentials, secondFactor } = texts.app;
  const { input, errors, isDirty, isSending, submit } = useCodeForm(
    async ({ currentPassword }, call) =>
      onBegun(await call(beginSecondFactor, { body: { currentPassword } })),
  );
  useReportUnsavedChanges(isDirty);
  return (
    <form onSubmit={submit} noValidate aria-label={secondFactor.setup.begin}>
      <Stack gap="4">
        <Text>{secondFactor.setup.needed}</Text>
        <FormField
          label={credentials.currentPassword}
          isRequired
          error={errors.currentPassword?.message}
        >
          <PasswordInput {...input('currentPassword')} autoComplete="current-password" />
        </FormField>
        <FormButtons
          submit={secondFactor.setup.continue}
          isSending={isSending}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}

function ConfirmForm({ setup, onCodes, onCancel }: Props & { setup: Setup }) {
  const { setup: setupTexts } = texts.app.secondFactor;
  const { input, errors, isDirty, isSending, submit } = useCodeForm(async ({ code }, call) => {
    const { recoveryCodes } = await call(confirmSecondFactor, { body: { code } });
    onCodes(recoveryCodes);
  });
  useReportUnsavedChanges(isDirty);
  return (
    <form onSubmit={submit} noValidate aria-label={setupTexts.confirm}>
      <Stack gap="4">
        <Text>{setupTexts.scan}</Text>
        {/* White margin in pixels, also in dark mode: scanners require both. */}
        <Box bg="white" p="12px" borderRadius="l2" alignSelf="center">
          <QrCode.Root value={setup.uri} encoding={{ ecc: 'M' }}>
            <QrCode.Frame
              role="img"
              aria-label={setupTexts.qrCode}
              boxSize="min(200px, 55vw)"
              color="black"
            >
              <QrCode.Pattern />
            </QrCode.Frame>
          </QrCode.Root>
        </Box>
        <Text fontSize="sm" color="muted">
          {setupTexts.noCamera}{' '}
          <chakra.code px="1.5" borderRadius="l1" bg="sunken" color="ink" overflowWrap="anywhere">
            {setup.secret.replace(/.{4}(?=.)/g, '$& ')}
          </chakra.code>
        </Text>
        <CodeField {...input('code')} error={errors.code?.message} autoFocus />
        <FormButtons submit={setupTexts.turnOn} isSending={isSending} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
