import { Stack, Text } from '@chakra-ui/react';
import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import { sendTestMail } from '@wine-walk/common/api/mail.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { TextField } from '../../kit/forms/fields.tsx';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { SubmitDialog, useSubmitForm } from '../../kit/forms/submit-form.tsx';
import { useIdempotencyKey } from '../../kit/forms/use-idempotency-key.ts';
import { staffCall } from '../../session/staff-call.ts';
import { sendFailure, useReportMail } from './use-send-mail.ts';

interface Values {
  to: string;
}

type Body = BodyOf<typeof sendTestMail>;

const schema = formSchema<Values, Body>(sendTestMail.body, (values) => values);

/** Sends a test mail to a typed email. */
export function TestMailDialog({ onClose }: { onClose: () => void }) {
  const report = useReportMail();
  const keyOf = useIdempotencyKey();
  const { form, submit, isSaving, failure } = useSubmitForm<Values, Body>({
    schema,
    values: { to: '' },
    send: async (body) =>
      report(await staffCall(sendTestMail, { body, idempotencyKey: keyOf(body) })),
    failure: sendFailure,
    onDone: onClose,
  });
  return (
    <SubmitDialog title="Send a test mail" form={form} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label="Test mail">
        <Stack gap="4">
          {failure && <Alert tone="danger">{failure}</Alert>}
          <Text color="muted">Check that it arrives and doesn’t land in spam.</Text>
          <TextField form={form} name="to" label="Email" type="email" isRequired />
          <Button type="submit" loading={isSaving} loadingText="Sending…">
            Send
          </Button>
        </Stack>
      </form>
    </SubmitDialog>
  );
}
