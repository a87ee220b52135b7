import { Grid } from '@chakra-ui/react';
import { type NewVolunteer, newVolunteer } from '@wine-walk/common/api/staff/volunteers.ts';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField, TextField } from '../../../kit/forms/fields.tsx';
import { formSchema } from '../../../kit/forms/form-schema.ts';
import { texts } from '../../../texts/texts.ts';

/** Values of the form of a person on the roster. */
export interface Values {
  name: string;
  phone: string;
  email: string;
  task: string;
  /** Empty for the desk. */
  businessId: string;
  from: string;
  to: string;
}

/** Values of a new person. */
export const empty: Values = {
  name: '',
  phone: '',
  email: '',
  task: '',
  businessId: '',
  from: '',
  to: '',
};

/** Schema of the form; a person without a station is at the desk. */
export const schema = formSchema<Values, NewVolunteer>(
  newVolunteer,
  ({ businessId, ...values }) => ({
    ...values,
    businessId: businessId || null,
  }),
);

type Form = UseFormReturn<Values, unknown, NewVolunteer>;

/** Name and contact of a person. */
export function PersonFields({ form }: { form: Form }) {
  const { fields } = texts.staff.roster;
  return (
    <>
      <TextField form={form} name="name" label={fields.name} isRequired />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField
          form={form}
          name="phone"
          label={fields.phone}
          type="tel"
          help={fields.phoneHelp}
        />
        <TextField form={form} name="email" label={fields.email} />
      </Grid>
    </>
  );
}

/** Stations of the event besides the desk. */
export type Businesses = readonly { id: string; name: string }[];

/** Role, station and times of a person. */
export function ShiftFields({ form, businesses }: { form: Form; businesses: Businesses }) {
  const { desk, fields } = texts.staff.roster;
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <TextField form={form} name="task" label={fields.task} placeholder={fields.taskPlaceholder} />
      <SelectField form={form} name="businessId" label={fields.station}>
        <option value="">{desk}</option>
        {businesses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField form={form} name="from" label={fields.from} type="time" />
      <TextField form={form} name="to" label={fields.to} type="time" />
    </Grid>
  );
}
