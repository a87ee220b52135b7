import { accountRole } from '@wine-walk/common/model/categories.ts';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { roleLabels } from './account-labels.ts';

interface Props<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  name: Path<V>;
}

/** What an account may do. */
export function RoleField<V extends FieldValues, B>({ form, name }: Props<V, B>) {
  const role = accountRole.parse(useWatch({ control: form.control, name }));
  return (
    <SelectField form={form} name={name} label="Role" help={roleLabels[role].help}>
      {accountRole.options.map((each) => (
        <option key={each} value={each}>
          {roleLabels[each].label}
        </option>
      ))}
    </SelectField>
  );
}
