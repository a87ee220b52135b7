import { Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { PasswordInput } from './forms/password-field.tsx';
import { UnsavedChangesDialog, useReportUnsavedChanges } from './forms/unsaved-changes-dialog.tsx';
import { useChangePassword } from './use-change-password.ts';

/** Changes one's own password; every other session of the account ends, this one goes on. */
export function CredentialsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <UnsavedChangesDialog isOpen={isOpen} onClose={onClose} title="Credentials">
      <PasswordForm onDone={onClose} />
    </UnsavedChangesDialog>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const id = useId();
  const { register, submit, errors, isDirty, isSaving } = useChangePassword(onDone);
  useReportUnsavedChanges(isDirty);
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Stack gap="4">
        <FormField label="Current password" isRequired error={errors.currentPassword?.message}>
          <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
        </FormField>
        <FormField
          label="New password"
          isRequired
          help="At least 6 characters. Three or four words in a row are longer, and easier to keep in mind."
          error={errors.newPassword?.message}
        >
          <PasswordInput {...register('newPassword')} autoComplete="new-password" />
        </FormField>
        <FormField label="Confirm new password" isRequired error={errors.confirmation?.message}>
          <PasswordInput {...register('confirmation')} autoComplete="new-password" />
        </FormField>
        <Button type="submit" loading={isSaving} loadingText="Updating…">
          Update Credentials
        </Button>
      </Stack>
    </form>
  );
}
