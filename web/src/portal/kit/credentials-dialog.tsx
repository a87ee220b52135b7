import { Stack } from '@chakra-ui/react';
import { changePassword } from '@wine-walk/common/api/staff.ts';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../platform/api/api-errors.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { beginStaffSession } from '../../platform/session/staff-session-store.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toaster.tsx';
import { serverMessage } from '../session/portal-texts.ts';
import { useStaff } from '../session/use-staff.ts';
import { texts } from '../texts/texts.ts';
import { showFieldErrors } from './forms/form-errors.ts';
import { PasswordInput } from './forms/password-field.tsx';
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

/** Returns the first of the specification's two errors; null if the new password may be sent. */
function passwordError({ newPassword, confirmation }: Typed) {
  const { credentials } = texts.app;
  if (newPassword !== confirmation) {
    return {
      field: 'confirmation',
      title: credentials.mismatch,
      description: credentials.mismatchText,
    } as const;
  }
  if (newPassword.length < 6) {
    return {
      field: 'newPassword',
      title: credentials.tooShort,
      description: credentials.tooShortText,
    } as const;
  }
  return null;
}

/** Returns the server errors by field: wrong credentials can only be the current password. */
function refusedFields({
  code,
  fields,
  serverMessage,
}: ApiError): Readonly<Record<string, string>> {
  return code === 'wrong-credentials' ? { currentPassword: serverMessage } : fields;
}

/** Form of the account's password. A new session replaces the one that the change ends. */
function useChangePassword(onDone: () => void) {
  const { credentials, required } = texts.app;
  const { isAdmin: _isAdmin, ...staff } = useStaff();
  const form = useForm<Typed>({
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
  });
  const { register, handleSubmit, setError, formState } = form;
  const change = useCall(
    async ({ currentPassword, newPassword }: Typed, call) => {
      const body = { currentPassword, newPassword };
      const { sessionId } = await call(changePassword, { body });
      await beginStaffSession(sessionId, staff);
    },
    {
      success: { title: credentials.updated, description: credentials.updatedText },
      failure: (error) => ({
        type: 'error',
        title: credentials.failed,
        description: serverMessage(error, credentials.failedText),
      }),
      onSuccess: onDone,
      onError: (error) => {
        if (error instanceof ApiError) showFieldErrors(form, refusedFields(error));
      },
    },
  );
  const submit = handleSubmit((typed) => {
    if (!typed.currentPassword) {
      return setError('currentPassword', { message: required }, { shouldFocus: true });
    }
    const refusal = passwordError(typed);
    if (!refusal) return change.mutate(typed);
    const { field, title, description } = refusal;
    setError(field, { message: description }, { shouldFocus: true });
    showToast({ type: 'error', title, description });
  });
  return {
    register,
    submit: (event: React.FormEvent) => void submit(event),
    errors: formState.errors,
    isDirty: formState.isDirty,
    isSaving: change.isPending,
  };
}

const titles: Record<SecondFactorStep | 'credentials' | 'codes', string> = {
  credentials: texts.app.credentials.title,
  setup: texts.app.secondFactor.setup.title,
  renew: texts.app.secondFactor.newCodes,
  remove: texts.app.secondFactor.change.removeTitle,
  codes: texts.app.secondFactor.codes.title,
};

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Changes the account's password, which ends its other sessions, and its second factor. */
export function CredentialsDialog({ isOpen, onClose }: Props) {
  const { username } = useStaff();
  const secondFactor = useSecondFactor(isOpen);
  const [step, setStep] = useState<SecondFactorStep>();
  const [codes, setCodes] = useState<readonly string[]>();
  const backToStart = () => {
    setStep(undefined);
    setCodes(undefined);
    secondFactor.reload();
  };
  const close = () => {
    setStep(undefined);
    setCodes(undefined);
    onClose();
  };
  const shown = codes ? 'codes' : (step ?? 'credentials');
  return (
    <UnsavedChangesDialog isOpen={isOpen} onClose={close} title={titles[shown]}>
      {shown === 'credentials' && (
        <Stack gap="6">
          <PasswordForm onDone={close} />
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
  const { credentials } = texts.app;
  const id = useId();
  const { register, submit, errors, isDirty, isSaving } = useChangePassword(onDone);
  useReportUnsavedChanges(isDirty);
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Stack gap="4">
        <FormField
          label={credentials.currentPassword}
          isRequired
          error={errors.currentPassword?.message}
        >
          <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
        </FormField>
        <FormField
          label={credentials.newPassword}
          isRequired
          help={credentials.newPasswordHelp}
          error={errors.newPassword?.message}
        >
          <PasswordInput {...register('newPassword')} autoComplete="new-password" />
        </FormField>
        <FormField label={credentials.confirmation} isRequired error={errors.confirmation?.message}>
          <PasswordInput {...register('confirmation')} autoComplete="new-password" />
        </FormField>
        <Button type="submit" loading={isSaving} loadingText={credentials.updating}>
          {credentials.update}
        </Button>
      </Stack>
    </form>
  );
}
