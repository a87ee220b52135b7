import { Stack } from '@chakra-ui/react';
import { addVolunteers, type NewVolunteer } from '@wine-walk/common/api/staff/volunteers.ts';
import {
  FormFailure,
  SubmitActions,
  SubmitDialog,
  useSubmitForm,
} from '../../../kit/forms/submit-form.tsx';
import { texts } from '../../../texts/texts.ts';
import {
  type Businesses,
  empty,
  PersonFields,
  ShiftFields,
  schema,
  type Values,
} from './volunteer-fields.tsx';

interface AddProps {
  eventId: string;
  businesses: Businesses;
  onDone: () => void;
  onClose: () => void;
}

/** Adds one person to the roster. */
export function AddVolunteerDialog({ eventId, businesses, onDone, onClose }: AddProps) {
  const { add, addForm } = texts.staff.roster;
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
          <FormFailure failure={failure} />
          <PersonFields form={form} />
          <ShiftFields form={form} businesses={businesses} />
          <SubmitActions isSaving={isSaving} savingText={addForm.adding}>
            {add}
          </SubmitActions>
        </Stack>
      </form>
    </SubmitDialog>
  );
}
