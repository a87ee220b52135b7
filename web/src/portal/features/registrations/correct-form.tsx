import { Stack } from '@chakra-ui/react';
import { editRegistration } from '@wine-walk/common/api/admin-registrations.ts';
import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { useFocusFirstField } from '../../kit/forms/field-focus.ts';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useReportUnsavedChanges } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { useSubmitForm } from '../../kit/forms/use-submit-form.ts';
import { staffCall } from '../../session/staff-call.ts';
import type { OpenRegistration } from './open-registration.ts';
import { useApplyMutationResult } from './use-apply-mutation-result.ts';

interface Values {
  fullName: string;
  email: string;
  version: number;
}

type Body = BodyOf<typeof editRegistration>;

const schema = formSchema<Values, Body>(editRegistration.body, (values) => values);

/** Corrects a misspelt name or email; the name that was signed stays in the evidence. */
export function CorrectForm({
  registration,
  onDone,
}: {
  registration: OpenRegistration;
  onDone: () => void;
}) {
  const { id, fullName, email, version } = registration;
  const takeUp = useApplyMutationResult(id);
  const { form, submit, isSaving, failure } = useSubmitForm<Values, Body>({
    schema,
    values: { fullName, email, version },
    send: async (body) => takeUp(await staffCall(editRegistration, { params: { id }, body })),
    success: 'Corrected',
    failure: 'Failed to correct the registration',
    onDone,
  });
  const element = useFocusFirstField();
  useReportUnsavedChanges(form.formState.isDirty);
  return (
    <form ref={element} onSubmit={submit} noValidate aria-label="Correct">
      <Stack gap="3">
        {failure && <Alert tone="danger">{failure}</Alert>}
        <TextField form={form} name="fullName" label="Full name" isRequired />
        <TextField form={form} name="email" label="Email" type="email" isRequired />
        <Button type="submit" size="sm" alignSelf="start" loading={isSaving} loadingText="Saving…">
          Save
        </Button>
      </Stack>
    </form>
  );
}
