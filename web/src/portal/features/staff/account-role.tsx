import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { listStaff } from '@wine-walk/common/api/staff/staff.ts';
import { type AccountRole, accountRole } from '@wine-walk/common/model/categories.ts';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { SelectField } from '../../kit/forms/fields.tsx';
import { texts } from '../../texts/texts.ts';

export type Account = ResponseOf<typeof listStaff>[number];

/** Labels and permissions of the roles. */
export const roleLabels: Record<AccountRole, { label: string; help: string }> = texts.staff.roles;

interface Props<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  name: Path<V>;
}

/** Select of an account's role. */
export function RoleField<V extends FieldValues, B>({ form, name }: Props<V, B>) {
  const role = accountRole.parse(useWatch({ control: form.control, name }));
  return (
    <SelectField
      form={form}
      name={name}
      label={texts.staff.account.role}
      help={roleLabels[role].help}
    >
      {accountRole.options.map((option) => (
        <option key={option} value={option}>
          {roleLabels[option].label}
        </option>
      ))}
    </SelectField>
  );
}
