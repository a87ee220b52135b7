import { Heading, Stack, Text } from '@chakra-ui/react';
import {
  type NewVolunteer,
  replaceVolunteer,
  type Volunteer,
} from '@wine-walk/common/api/staff/volunteers.ts';
import { useCall } from '../../../../platform/api/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../kit/alert.tsx';
import { useSaveError } from '../../../kit/forms/form-errors.ts';
import {
  FormFailure,
  SubmitActions,
  SubmitDialog,
  useSubmitForm,
} from '../../../kit/forms/submit-form.tsx';
import { texts } from '../../../texts/texts.ts';
import { empty, PersonFields, schema, type Values } from './volunteer-fields.tsx';

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
            <Heading as="h3" size="sm">
              {replacement.form}
            </Heading>
            <FormFailure failure={failure} />
            <PersonFields form={form} />
            <SubmitActions isSaving={isSaving} savingText={texts.kit.saving}>
              {replacement.add}
            </SubmitActions>
          </Stack>
        </form>
      </Stack>
    </SubmitDialog>
  );
}
