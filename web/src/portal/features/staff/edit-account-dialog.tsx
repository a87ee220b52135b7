import { Stack } from '@chakra-ui/react';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { editStaff } from '@wine-walk/common/api/staff/staff.ts';
import type { AccountRole } from '@wine-walk/common/model/categories.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckField, TextField } from '../../kit/forms/fields.tsx';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { PasswordField } from '../../kit/forms/password-field.tsx';
import { StaleEditAlert } from '../../kit/forms/stale-edit-alert.tsx';
import {
  FormFailure,
  SubmitActions,
  SubmitDialog,
  useSubmitForm,
} from '../../kit/forms/submit-form.tsx';
import { useStaff } from '../../session/use-staff.ts';
import { texts } from '../../texts/texts.ts';
import { type Account, RoleField } from './account-role.tsx';

interface Props {
  account: Account;
  /** Reads the account as stored on the server now. */
  readNow: () => Promise<Account | undefined>;
  onDone: () => void;
  onClose: () => void;
}

interface Values {
  fullName: string;
  role: AccountRole;
  isActive: boolean;
  /** Empty to keep the password. */
  password: string;
  /** True to turn the second factor off. */
  isReset: boolean;
}

type Body = BodyOf<typeof editStaff>;

const schema = formSchema<Values, Body>(editStaff.body, ({ password, isReset, ...values }) => ({
  ...values,
  ...(password && { password }),
  ...(isReset && { secondFactor: 'reset' }),
}));

const valuesOf = ({ fullName, role, isActive }: Account): Values => ({
  fullName,
  role,
  isActive,
  password: '',
  isReset: false,
});

/** Returns the changed fields only: a corrected name must not overwrite role or access. */
function changesOf(body: Body, seen: Account): Body {
  const { fullName, role, isActive, password, secondFactor } = body;
  return {
    ...(fullName !== seen.fullName && { fullName }),
    ...(role !== seen.role && { role }),
    ...(isActive !== seen.isActive && { isActive }),
    ...(password && { password }),
    ...(secondFactor && { secondFactor }),
    version: seen.version,
  };
}

/** Changes an account's name, role or access, sets a new password, or resets a lost second factor. */
export function EditAccountDialog({ account, readNow, onDone, onClose }: Props) {
  const { id, username } = account;
  // As on opening the form; the list may have been refetched since.
  const [expected, setExpected] = useState(account);
  const { form, submit, isSaving, failure, isStale, clearError } = useSubmitForm<Values, Body>({
    schema,
    values: valuesOf(account),
    send: (body, call) => call(editStaff, { params: { id }, body: changesOf(body, expected) }),
    success: texts.staff.account.updated,
    failure: texts.kit.records.saveFailed(texts.nouns.staffAccount),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  const { username: ownUsername } = useStaff();
  const [role, isReset] = useWatch({ control: form.control, name: ['role', 'isReset'] });
  const isOffAfter = !expected.hasSecondFactor || isReset;
  const needsPassword =
    role === 'admin' && isOffAfter && (expected.role !== 'admin' || expected.hasSecondFactor);
  const applyCurrent = (now: Account) => {
    setExpected(now);
    form.reset(valuesOf(now), { keepDirtyValues: true });
    clearError();
    onDone();
  };
  return (
    <SubmitDialog title={texts.kit.editNamed({ name: username })} form={form} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label={texts.staff.account.form}>
        <Stack gap="4">
          {!isStale && <FormFailure failure={failure} />}
          {isStale && (
            <StaleEditAlert
              message={texts.staff.account.stale}
              read={readNow}
              onRead={applyCurrent}
            />
          )}
          <TextField form={form} name="fullName" label={texts.staff.account.fullName} isRequired />
          <RoleField form={form} name="role" />
          <CheckField
            control={form.control}
            name="isActive"
            label={texts.staff.account.canSignIn}
            help={texts.staff.account.canSignInHelp}
          />
          {expected.hasSecondFactor && username !== ownUsername && (
            <CheckField
              control={form.control}
              name="isReset"
              label={texts.staff.account.resetSecondFactor}
              help={texts.staff.account.resetSecondFactorHelp}
            />
          )}
          <PasswordField
            form={form}
            name="password"
            label={texts.staff.account.newPassword}
            isRequired={needsPassword}
            help={
              needsPassword
                ? texts.staff.account.adminPasswordHelp
                : texts.staff.account.newPasswordHelp
            }
          />
          <SubmitActions isSaving={isSaving} savingText={texts.kit.saving}>
            {texts.staff.account.save}
          </SubmitActions>
        </Stack>
      </form>
    </SubmitDialog>
  );
}
