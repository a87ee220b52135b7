import { Stack } from '@chakra-ui/react';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { addStaff } from '@wine-walk/common/api/staff/staff.ts';
import type { AccountRole } from '@wine-walk/common/model/categories.ts';
import { TextField } from '../../kit/forms/fields.tsx';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { PasswordField } from '../../kit/forms/password-field.tsx';
import {
  FormFailure,
  SubmitActions,
  SubmitDialog,
  useSubmitForm,
} from '../../kit/forms/submit-form.tsx';
import { texts } from '../../texts/texts.ts';
import { RoleField } from './account-role.tsx';

interface Props {
  onDone: () => void;
  onClose: () => void;
}

interface Values {
  username: string;
  fullName: string;
  role: AccountRole;
  password: string;
}

type Body = BodyOf<typeof addStaff>;

const schema = formSchema<Values, Body>(addStaff.body, (values) => values);

/** Adds a staff account with an initial password. */
export function AddAccountDialog({ onDone, onClose }: Props) {
  const { form, submit, isSaving, failure } = useSubmitForm<Values, Body>({
    schema,
    values: { username: '', fullName: '', role: 'desk', password: '' },
    send: (body, call) => call(addStaff, { body }),
    success: texts.staff.account.created,
    failure: texts.kit.records.saveFailed(texts.nouns.staffAccount),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  return (
    <SubmitDialog title={texts.staff.account.addTitle} form={form} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label={texts.staff.account.form}>
        <Stack gap="4">
          <FormFailure failure={failure} />
          <TextField form={form} name="fullName" label={texts.staff.account.fullName} isRequired />
          <TextField
            form={form}
            name="username"
            label={texts.staff.account.username}
            isRequired
            help={texts.staff.account.usernameHelp}
          />
          <RoleField form={form} name="role" />
          <PasswordField
            form={form}
            name="password"
            label={texts.staff.account.password}
            isRequired
            help={texts.staff.account.passwordHelp}
          />
          <SubmitActions isSaving={isSaving} savingText={texts.staff.account.adding}>
            {texts.staff.account.addTitle}
          </SubmitActions>
        </Stack>
      </form>
    </SubmitDialog>
  );
}
