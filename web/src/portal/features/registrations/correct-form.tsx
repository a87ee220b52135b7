import { Stack } from '@chakra-ui/react';
import { correctionBody, editRegistration } from '@wine-walk/common/api/staff/registrations.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { useFocusFirstField } from '../../kit/forms/field-focus.ts';
import { TextField } from '../../kit/forms/fields.tsx';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { rebase } from '../../kit/forms/reset-to.ts';
import { saveEdit } from '../../kit/forms/save-edit.ts';
import { StaleEditAlert } from '../../kit/forms/stale-edit-alert.tsx';
import { FormFailure, useSubmitForm } from '../../kit/forms/submit-form.tsx';
import { useReportUnsavedChanges } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { texts } from '../../texts/texts.ts';
import { type OpenRegistration, readNow, useApplyMutationResult } from './registration-queries.ts';

interface Values {
  fullName: string;
  email: string;
}

type Body = z.output<typeof correctionBody>;

const schema = formSchema<Values, Body>(correctionBody, ({ email, ...values }) => ({
  ...values,
  ...(email.trim() && { email }),
}));

const valuesOf = ({ fullName }: OpenRegistration): Values => ({ fullName, email: '' });

/** Corrects a name or email; the signed name stays in the evidence. */
export function CorrectForm({
  registration,
  onDone,
}: {
  registration: OpenRegistration;
  onDone: () => void;
}) {
  const { changes, email, fullName: nameLabel } = texts.registrations;
  const { id } = registration;
  // As on opening the form; the registration may have been refetched since.
  const [expected, setExpected] = useState(registration);
  const applyResult = useApplyMutationResult(id);
  const { form, submit, isSaving, failure, isStale, clearError } = useSubmitForm<Values, Body>({
    schema,
    values: valuesOf(registration),
    send: async (body, call) =>
      applyResult(
        await saveEdit({
          start: expected.version,
          known: registration,
          isInConflict: ({ fullName }) => fullName !== expected.fullName,
          readSaved: () => readNow(id),
          send: (version) => call(editRegistration, { params: { id }, body: { ...body, version } }),
        }),
      ),
    success: changes.corrected,
    failure: changes.correctFailed,
    onDone,
  });
  const applyCurrent = (now: OpenRegistration) => {
    setExpected(now);
    rebase(form, valuesOf(expected), valuesOf(now));
    clearError();
  };
  const element = useFocusFirstField();
  useReportUnsavedChanges(form.formState.isDirty);
  return (
    <form ref={element} onSubmit={submit} noValidate aria-label={changes.correctForm}>
      <Stack gap="3">
        {!isStale && <FormFailure failure={failure} />}
        {failure && isStale && (
          <StaleEditAlert message={failure} read={() => readNow(id)} onRead={applyCurrent} />
        )}
        <TextField form={form} name="fullName" label={nameLabel} isRequired />
        <TextField form={form} name="email" label={email} type="email" help={changes.emailHelp} />
        <Button
          type="submit"
          size="sm"
          alignSelf="start"
          loading={isSaving}
          loadingText={texts.kit.saving}
        >
          {changes.save}
        </Button>
      </Stack>
    </form>
  );
}
