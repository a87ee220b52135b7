import { Button, Stack } from '@chakra-ui/react';
import type { StaffRole } from '@contract/categories.ts';
import type { BodyOf } from '@contract/endpoint.ts';
import { editStaff } from '@contract/staff.ts';
import { AppDialog } from '../../../components/app-dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { CheckField } from '../forms/check-field.tsx';
import { formSchema } from '../forms/form-schema.ts';
import { TextField } from '../forms/text-field.tsx';
import { useSendForm } from '../forms/use-send-form.ts';
import { PasswordInput } from '../session/password-input.tsx';
import { staffCall } from '../session/staff-call.ts';
import { Notice } from '../shell/notice.tsx';
import type { Account } from './account-words.ts';
import { RoleField } from './role-field.tsx';

interface Props {
  account: Account;
  onDone: () => void;
  onClose: () => void;
}

interface Values {
  fullName: string;
  role: StaffRole;
  isActive: boolean;
  /** Empty: as it is. */
  password: string;
}

type Body = BodyOf<typeof editStaff>;

const schema = formSchema<Values, Body>(editStaff.body, ({ password, ...values }) => ({
  ...values,
  ...(password && { password }),
}));

/** Changes an account's name, role or access, or gives it a new password. */
export function EditAccountDialog({ account, onDone, onClose }: Props) {
  const { id, fullName, role, isActive, username } = account;
  const { form, submit, isSaving, failure } = useSendForm<Values, Body>({
    schema,
    values: { fullName, role, isActive, password: '' },
    send: (body) => staffCall(editStaff, { params: { id }, body }),
    success: 'Staff account updated',
    failure: 'Failed to save staff account',
    onDone: () => {
      onDone();
      onClose();
    },
  });
  return (
    <AppDialog isOpen title={`Edit ${username}`} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label="Staff account">
        <Stack gap="4">
          {failure && <Notice tone="danger">{failure}</Notice>}
          <TextField form={form} name="fullName" label="Full name" isRequired />
          <RoleField form={form} name="role" />
          <CheckField
            control={form.control}
            name="isActive"
            label="May sign in"
            help="Taking this away ends every session of the account at once."
          />
          <FormField
            label="New password"
            help="Left empty, the password stays. A new one ends every session of the account."
            error={form.formState.errors.password?.message}
          >
            <PasswordInput {...form.register('password')} autoComplete="new-password" />
          </FormField>
          <Button type="submit" loading={isSaving} loadingText="Saving…">
            Save account
          </Button>
        </Stack>
      </form>
    </AppDialog>
  );
}
