import { Stack } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { registerAtDesk } from '@wine-walk/common/api/admin-registrations.ts';
import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import { currentWaiver } from '@wine-walk/common/rules/registrations/waiver.ts';
import { useRef } from 'react';
import { WaiverContent } from '../../../shared/waiver-content.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { CheckField, SelectField, TextField } from '../../kit/forms/fields.tsx';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { SubmitDialog, useSubmitForm } from '../../kit/forms/submit-form.tsx';
import { useIdempotencyKey } from '../../kit/forms/use-idempotency-key.ts';
import { staffCall } from '../../session/staff-call.ts';
import { useInvalidateRegistrations } from './registration-queries.ts';

interface Props {
  event: AdminEvent;
  /** Ticket of the attendee; empty for cash. */
  ticketId: string;
  /** Called with the ID of the new registration, which opens next. */
  onDone: (id: string) => void;
  onClose: () => void;
}

interface Values {
  ticketId: string;
  fullName: string;
  email: string;
  phone: string;
  emergencyContact: string;
  emergencyPhone: string;
  over21: boolean;
  liabilityWaiver: boolean;
  marketingConsent: boolean;
  signedOn: 'desk-device' | 'paper';
}

type Body = BodyOf<typeof registerAtDesk>;

const schema = formSchema<Values, Body>(registerAtDesk.body, (values) => ({
  ...values,
  waiverVersion: currentWaiver('en').version,
}));

/** Registers an attendee without a phone: same fields and release, signed here or on paper. */
export function RegisterDialog({ event, ticketId, onDone, onClose }: Props) {
  const reload = useInvalidateRegistrations();
  const keyOf = useIdempotencyKey();
  const made = useRef('');
  const { form, submit, isSaving, failure } = useSubmitForm<Values, Body>({
    schema,
    values: {
      ticketId,
      fullName: '',
      email: '',
      phone: '',
      emergencyContact: '',
      emergencyPhone: '',
      over21: false,
      liabilityWaiver: false,
      marketingConsent: false,
      signedOn: 'desk-device',
    },
    send: async (body) => {
      const answer = await staffCall(registerAtDesk, { body, idempotencyKey: keyOf(body) });
      made.current = answer.submissionId;
    },
    success: 'Registered',
    failure: 'Failed to register',
    onDone: () => {
      reload();
      onDone(made.current);
    },
  });
  return (
    <SubmitDialog title={`Register for ${event.name}`} form={form} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label="Registration">
        <Stack gap="4">
          {failure && <Alert tone="danger">{failure}</Alert>}
          <TextField
            form={form}
            name="ticketId"
            label="Ticket ID"
            help="Leave empty if they pay cash."
          />
          <TextField form={form} name="fullName" label="Full name" isRequired />
          <TextField form={form} name="email" label="Email" type="email" isRequired />
          <TextField form={form} name="phone" label="Phone" type="tel" />
          <TextField form={form} name="emergencyContact" label="Emergency contact" />
          <TextField form={form} name="emergencyPhone" label="Emergency phone" type="tel" />
          <WaiverContent />
          <SelectField form={form} name="signedOn" label="Signed" isRequired>
            <option value="desk-device">On this device, by the attendee</option>
            <option value="paper">On paper, and we keep the paper</option>
          </SelectField>
          <CheckField control={form.control} name="over21" label="21 or older" />
          <CheckField
            control={form.control}
            name="liabilityWaiver"
            label="They accept the release above"
          />
          <CheckField
            control={form.control}
            name="marketingConsent"
            label="They’d like news by email"
          />
          <Button type="submit" loading={isSaving} loadingText="Registering…">
            Register
          </Button>
        </Stack>
      </form>
    </SubmitDialog>
  );
}
