import { Stack, Text } from '@chakra-ui/react';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { sendTestMail } from '@wine-walk/common/api/mail.ts';
import { TextField } from '../../kit/forms/fields.tsx';
import { formSchema } from '../../kit/forms/form-schema.ts';
import {
  FormFailure,
  SubmitActions,
  SubmitDialog,
  useSubmitForm,
} from '../../kit/forms/submit-form.tsx';
import { texts } from '../../texts/texts.ts';
import { useReportMail } from './use-send-mail.ts';

interface Values {
  to: string;
}

type Body = BodyOf<typeof sendTestMail>;

const schema = formSchema<Values, Body>(sendTestMail.body, (values) => values);

/** Sends a test mail to a typed email. */
export function TestMailDialog({ onClose }: { onClose: () => void }) {
  const { test, sendFailed } = texts.mail;
  const report = useReportMail();
  const { form, submit, isSaving, failure } = useSubmitForm<Values, Body>({
    schema,
    values: { to: '' },
    send: async (body, call) => report(await call(sendTestMail, { body })),
    failure: sendFailed,
    onDone: onClose,
  });
  return (
    <SubmitDialog title={test.title} form={form} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label={test.form}>
        <Stack gap="4">
          <FormFailure failure={failure} />
          <Text color="muted">{test.lead}</Text>
          <TextField form={form} name="to" label={test.email} type="email" isRequired />
          <SubmitActions isSaving={isSaving} savingText={test.sending}>
            {test.submit}
          </SubmitActions>
        </Stack>
      </form>
    </SubmitDialog>
  );
}
