import { Stack } from '@chakra-ui/react';
import { changePassword } from '@wine-walk/common/api/staff/staff.ts';
import { useId, useState } from 'react';
import { beginStaffSession } from '../../platform/session/staff-session-store.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toaster.tsx';
import { staffMessage } from '../session/portal-texts.ts';
import { useStaff } from '../session/use-staff.ts';
import { texts } from '../texts/texts.ts';
import { wrongPasswordAtField } from './forms/form-errors.ts';
import { PasswordInput } from './forms/password-field.tsx';
import { useSubmitForm } from './forms/submit-form.tsx';
import { UnsavedChangesDialog, useReportUnsavedChanges } from './forms/unsaved-changes-dialog.tsx';
import { RecoveryCodes } from './second-factor/recovery-codes.tsx';
import {
  ChangeForm,
  SecondFactorSection,
  type SecondFactorStep,
} from './second-factor/second-factor-section.tsx';
import { SetupForm } from './second-factor/setup-form.tsx';
import { useSecondFactor } from './second-factor/use-second-factor.ts';

interface Typed {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

/** Form of the account's password. A new session replaces the one that the change ends. */
function useChangePassword(onDone: () => void) {
  const { credentials } = texts.app;
  const { isAdmin: _isAdmin, ...staff } = useStaff();
  return useSubmitForm<Typed>({
    values: { currentPassword: '', newPassword: '', confirmation: '' },
    send: async ({ currentPassword, newPassword }, call) => {
      const { sessionId } = await call(changePassword, { body: { currentPassword, newPassword } });
      await beginStaffSession(sessionId, staff);
    },
    success: { title: credentials.updated, description: credentials.updatedText },
    failure: credentials.failedText,
    failureToast: (error) => ({
      type: 'error',
      title: credentials.failed,
      description: staffMessage(error, credentials.failedText),
    }),
    fieldErrors: wrongPasswordAtField,
    onInvalid: ({ currentPassword, newPassword, confirmation }) => {
      const description = (confirmation ?? newPassword)?.message;
      if (currentPassword || !description) return;
      const title = confirmation ? credentials.mismatch : credentials.tooShort;
      showToast({ type: 'error', title, description });
    },
    onDone,
  });
}

const titles: Record<SecondFactorStep | 'credentials' | 'codes', string> = {
  credentials: texts.app.credentials.title,
  setup: texts.app.secondFactor.setup.title,
  renew: texts.app.secondFactor.newCodes,
  remove: texts.app.secondFactor.change.removeTitle,
  codes: texts.app.secondFactor.codes.title,
};

/** Changes the account's password, which ends its other sessions, and its second factor. */
export function CredentialsDialog({ onClose }: { onClose: () => void }) {
  const { username } = useStaff();
  const secondFactor = useSecondFactor();
  const [step, setStep] = useState<SecondFactorStep>();
  const [codes, setCodes] = useState<readonly string[]>();
  const backToStart = () => {
    setStep(undefined);
    setCodes(undefined);
    secondFactor.reload();
  };
  const shown = codes ? 'codes' : (step ?? 'credentials');
  return (
    <UnsavedChangesDialog onClose={onClose} title={titles[shown]}>
      {shown === 'credentials' && (
        <Stack gap="6">
          <PasswordForm onDone={onClose} />
          <SecondFactorSection secondFactor={secondFactor} onStep={setStep} />
        </Stack>
      )}
      {shown === 'setup' && <SetupForm onCodes={setCodes} onCancel={backToStart} />}
      {(shown === 'renew' || shown === 'remove') && (
        <ChangeForm
          step={shown}
          onCodes={setCodes}
          onRemoved={backToStart}
          onCancel={backToStart}
        />
      )}
      {codes && <RecoveryCodes codes={codes} username={username} onDone={backToStart} />}
    </UnsavedChangesDialog>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { credentials, required } = texts.app;
  const id = useId();
  const { form, submit, isSaving } = useChangePassword(onDone);
  const { register, formState } = form;
  const { errors, isDirty } = formState;
  useReportUnsavedChanges(isDirty);
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Stack gap="4">
        <FormField
          label={credentials.currentPassword}
          isRequired
          error={errors.currentPassword?.message}
        >
          <PasswordInput
            {...register('currentPassword', { required })}
            autoComplete="current-password"
          />
        </FormField>
        <FormField
          label={credentials.newPassword}
          isRequired
          help={credentials.newPasswordHelp}
          error={errors.newPassword?.message}
        >
          <PasswordInput
            {...register('newPassword', {
              validate: (text, { confirmation }) =>
                text !== confirmation || text.length >= 6 || credentials.tooShortText,
            })}
            autoComplete="new-password"
          />
        </FormField>
        <FormField label={credentials.confirmation} isRequired error={errors.confirmation?.message}>
          <PasswordInput
            {...register('confirmation', {
              validate: (text, { newPassword }) => text === newPassword || credentials.mismatchText,
            })}
            autoComplete="new-password"
          />
        </FormField>
        <Button type="submit" loading={isSaving} loadingText={credentials.updating}>
          {credentials.update}
        </Button>
      </Stack>
    </form>
  );
}
