import { Grid, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import {
  addVolunteers,
  type NewVolunteer,
  newVolunteer,
  replaceVolunteer,
  type Volunteer,
} from '@wine-walk/common/api/volunteers.ts';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../kit/alert.tsx';
import { SelectField, TextField } from '../../../kit/forms/fields.tsx';
import { useSaveError } from '../../../kit/forms/form-errors.ts';
import { formSchema } from '../../../kit/forms/form-schema.ts';
import { SubmitDialog, useSubmitForm } from '../../../kit/forms/submit-form.tsx';
import { useIdempotencyKey } from '../../../kit/forms/use-idempotency-key.ts';
import { staffCall } from '../../../session/staff-call.ts';

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
  return (
    <>
      <TextField form={form} name="name" label="Full name" isRequired />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField form={form} name="phone" label="Phone" type="tel" help="Or an email." />
        <TextField form={form} name="email" label="Email" />
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
  const keyOf = useIdempotencyKey();
  const { form, submit, isSaving, failure } = useSubmitForm<Values, NewVolunteer>({
    schema,
    values: empty,
    send: (volunteer) => {
      const body = { eventId, volunteers: [volunteer] };
      return staffCall(addVolunteers, { body, idempotencyKey: keyOf(body) });
    },
    success: 'Volunteer added',
    failure: 'Failed to add the volunteer',
    onDone: () => {
      onDone();
      onClose();
    },
  });
  return (
    <SubmitDialog title="Add volunteer" form={form} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label="Volunteer">
        <Stack gap="4">
          {failure && <Alert tone="danger">{failure}</Alert>}
          <PersonFields form={form} />
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            <TextField form={form} name="task" label="Role" placeholder="Welcome" />
            <SelectField form={form} name="businessId" label="Station">
              <option value="">Desk</option>
              {businesses.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField form={form} name="from" label="From" type="time" />
            <TextField form={form} name="to" label="To" type="time" />
          </Grid>
          <Button type="submit" loading={isSaving} loadingText="Adding…">
            Add volunteer
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
  const keyOf = useIdempotencyKey();
  const { id, name, task, from, to } = volunteer;
  const send = (replacement: Pick<NewVolunteer, 'name' | 'phone' | 'email'> | null) =>
    staffCall(replaceVolunteer, {
      params: { id },
      body: { replacement },
      idempotencyKey: keyOf([id, replacement]),
    });
  const done = () => {
    onDone();
    onClose();
  };
  const { form, submit, isSaving, failure } = useSubmitForm<Values, NewVolunteer>({
    schema,
    values: { ...empty, task, from, to },
    send: ({ name: fullName, phone, email }) => send({ name: fullName, phone, email }),
    success: 'Replacement added',
    failure: 'Failed to note the no-show',
    onDone: done,
  });
  const alone = useMutation({ mutationFn: () => send(null), onSuccess: done });
  const aloneFailure = useSaveError(alone.error, 'Failed to note the no-show');
  return (
    <SubmitDialog title={`${name} isn’t coming?`} form={form} onClose={onClose}>
      <Stack gap="4">
        {aloneFailure && <Alert tone="danger">{aloneFailure}</Alert>}
        <Text>Their personal link and PIN stop working right away.</Text>
        <Button
          variant="outline"
          colorPalette="gray"
          alignSelf="flex-start"
          loading={alone.isPending}
          loadingText="Saving…"
          onClick={() => alone.mutate()}
        >
          Nobody takes over
        </Button>
        <form onSubmit={submit} noValidate aria-label="Replacement">
          <Stack gap="4">
            {failure && <Alert tone="danger">{failure}</Alert>}
            <PersonFields form={form} />
            <Button type="submit" loading={isSaving} loadingText="Saving…">
              Add replacement
            </Button>
          </Stack>
        </form>
      </Stack>
    </SubmitDialog>
  );
}
