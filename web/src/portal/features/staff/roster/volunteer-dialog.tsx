import { Grid, Stack, Text } from '@chakra-ui/react';
import {
  addVolunteers,
  type NewVolunteer,
  newVolunteer,
  replaceVolunteer,
  type Volunteer,
} from '@wine-walk/common/api/volunteers.ts';
import type { UseFormReturn } from 'react-hook-form';
import { useCall } from '../../../../platform/api/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../kit/alert.tsx';
import { SelectField, TextField } from '../../../kit/forms/fields.tsx';
import { useSaveError } from '../../../kit/forms/form-errors.ts';
import { formSchema } from '../../../kit/forms/form-schema.ts';
import { SubmitDialog, useSubmitForm } from '../../../kit/forms/submit-form.tsx';
import { texts } from '../../../texts/texts.ts';

interface Values {
  name: string;
  phone: string;
  email: string;
  task: string;
  /** Empty for the desk. */
  businessId: string;
  from: string;
  to: string;
}

const empty: Values = {
  name: '',
  phone: '',
  email: '',
  task: '',
  businessId: '',
  from: '',
  to: '',
};

const schema = formSchema<Values, NewVolunteer>(newVolunteer, ({ businessId, ...values }) => ({
  ...values,
  businessId: businessId || null,
}));

type Form = UseFormReturn<Values, unknown, NewVolunteer>;

function PersonFields({ form }: { form: Form }) {
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

interface AddProps {
  eventId: string;
  businesses: readonly { id: string; name: string }[];
  onDone: () => void;
  onClose: () => void;
}

/** Adds one person to the roster. */
export function AddVolunteerDialog({ eventId, businesses, onDone, onClose }: AddProps) {
  const { add, addForm, desk, fields } = texts.staff.roster;
  const { form, submit, isSaving, failure } = useSubmitForm<Values, NewVolunteer>({
    schema,
    values: empty,
    send: (volunteer, call) => call(addVolunteers, { body: { eventId, volunteers: [volunteer] } }),
    success: addForm.added,
    failure: addForm.failed,
    onDone: () => {
      onDone();
      onClose();
    },
  });
  return (
    <SubmitDialog title={add} form={form} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label={addForm.label}>
        <Stack gap="4">
          {failure && <Alert tone="danger">{failure}</Alert>}
          <PersonFields form={form} />
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            <TextField
              form={form}
              name="task"
              label={fields.task}
              placeholder={fields.taskPlaceholder}
            />
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
          <Button type="submit" loading={isSaving} loadingText={addForm.adding}>
            {add}
          </Button>
        </Stack>
      </form>
    </SubmitDialog>
  );
}

interface NoShowProps {
  volunteer: Volunteer;
  onDone: () => void;
  onClose: () => void;
}

/** Notes a no-show, with or without the person who takes over. */
export function NoShowDialog({ volunteer, onDone, onClose }: NoShowProps) {
  const { replacement } = texts.staff.roster;
  const { id, name, task, from, to } = volunteer;
  const done = () => {
    onDone();
    onClose();
  };
  const { form, submit, isSaving, failure } = useSubmitForm<Values, NewVolunteer>({
    schema,
    values: { ...empty, task, from, to },
    send: ({ name: fullName, phone, email }, call) => {
      const person = { name: fullName, phone, email };
      return call(replaceVolunteer, { params: { id }, body: { replacement: person } });
    },
    success: replacement.added,
    failure: replacement.failed,
    onDone: done,
  });
  const alone = useCall(replaceVolunteer, { onSuccess: done });
  const aloneFailure = useSaveError(alone.error, replacement.failed);
  return (
    <SubmitDialog title={replacement.title({ name })} form={form} onClose={onClose}>
      <Stack gap="4">
        {aloneFailure && <Alert tone="danger">{aloneFailure}</Alert>}
        <Text>{replacement.text}</Text>
        <Button
          variant="outline"
          colorPalette="gray"
          alignSelf="flex-start"
          loading={alone.isPending}
          loadingText={texts.kit.saving}
          onClick={() => alone.mutate({ params: { id }, body: { replacement: null } })}
        >
          {replacement.nobody}
        </Button>
        <form onSubmit={submit} noValidate aria-label={replacement.form}>
          <Stack gap="4">
            {failure && <Alert tone="danger">{failure}</Alert>}
            <PersonFields form={form} />
            <Button type="submit" loading={isSaving} loadingText={texts.kit.saving}>
              {replacement.add}
            </Button>
          </Stack>
        </form>
      </Stack>
    </SubmitDialog>
  );
}
