import { Stack } from '@chakra-ui/react';
import {
  editVolunteer,
  listVolunteers,
  type NewVolunteer,
  type Volunteer,
} from '@wine-walk/common/api/staff/volunteers.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Alert } from '../../../kit/alert.tsx';
import { StaleEditAlert } from '../../../kit/forms/stale-edit-alert.tsx';
import {
  FormFailure,
  SubmitActions,
  SubmitDialog,
  useSubmitForm,
} from '../../../kit/forms/submit-form.tsx';
import { staffCall } from '../../../session/staff-call.ts';
import { texts } from '../../../texts/texts.ts';
import {
  type Businesses,
  PersonFields,
  ShiftFields,
  schema,
  type Values,
} from './volunteer-fields.tsx';

interface EditProps {
  volunteer: Volunteer;
  businesses: Businesses;
  onDone: () => void;
  onClose: () => void;
}

const valuesOf = ({ name, phone, email, task, businessId, from, to }: Volunteer): Values => ({
  name,
  phone,
  email,
  task,
  from,
  to,
  businessId: businessId ?? '',
});

/** Edits one person on the roster, and names the effect on their phone and PIN. */
export function EditVolunteerDialog({ volunteer, businesses, onDone, onClose }: EditProps) {
  const { editForm, addForm } = texts.staff.roster;
  // As on opening the form; the list may have been refetched since.
  const [expected, setExpected] = useState(volunteer);
  const { form, submit, isSaving, failure, isStale, clearError } = useSubmitForm<
    Values,
    NewVolunteer
  >({
    schema,
    values: valuesOf(volunteer),
    send: (body, call) => {
      const { id, version } = expected;
      return call(editVolunteer, { params: { id }, body: { ...body, version } });
    },
    success: editForm.saved,
    failure: editForm.failed,
    onDone: () => {
      onDone();
      onClose();
    },
  });
  const [businessId, email] = useWatch({ control: form.control, name: ['businessId', 'email'] });
  const isIn = expected.accounts.some(({ isActive }) => isActive);
  const { id, eventId } = volunteer;
  const readNow = async () =>
    (await staffCall(listVolunteers, { query: { eventId } })).find((one) => one.id === id);
  const applyCurrent = (now: Volunteer) => {
    setExpected(now);
    form.reset(valuesOf(now), { keepDirtyValues: true });
    clearError();
    onDone();
  };
  return (
    <SubmitDialog
      title={texts.kit.editNamed({ name: volunteer.name })}
      form={form}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate aria-label={addForm.label}>
        <Stack gap="4">
          {!isStale && <FormFailure failure={failure} />}
          {isStale && (
            <StaleEditAlert message={editForm.stale} read={readNow} onRead={applyCurrent} />
          )}
          <PersonFields form={form} />
          <ShiftFields form={form} businesses={businesses} />
          {isIn && businessId !== (expected.businessId ?? '') && (
            <Alert tone="gold">{editForm.moved}</Alert>
          )}
          {expected.email !== '' && email.trim() !== expected.email && (
            <Alert tone="gold">{editForm.newPin}</Alert>
          )}
          <SubmitActions isSaving={isSaving} savingText={texts.kit.saving}>
            {editForm.save}
          </SubmitActions>
        </Stack>
      </form>
    </SubmitDialog>
  );
}
