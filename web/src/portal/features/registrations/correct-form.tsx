import { Stack } from '@chakra-ui/react';
import type { BodyOf } from '@contract/endpoint.ts';
import { editRegistration } from '@contract/registration-changes.ts';
import { Button } from '../../../components/button.tsx';
import { useFocusFirstField } from '../../forms/field-focus.ts';
import { formSchema } from '../../forms/form-schema.ts';
import { TextField } from '../../forms/text-field.tsx';
import { useReportUnsavedChanges } from '../../forms/unsaved-changes-dialog.tsx';
import { useSubmitForm } from '../../forms/use-submit-form.ts';
import { staffCall } from '../../session/staff-call.ts';
import { Alert } from '../../shell/alert.tsx';
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
