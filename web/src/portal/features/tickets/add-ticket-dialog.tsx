import { Stack } from '@chakra-ui/react';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { addTicket } from '@wine-walk/common/api/tickets.ts';
import { eventChoices } from '../../kit/event-labels.ts';
import { TextField } from '../../kit/forms/fields.tsx';
import { formSchema } from '../../kit/forms/form-schema.ts';
import {
  FormFailure,
  SubmitActions,
  SubmitDialog,
  useSubmitForm,
} from '../../kit/forms/submit-form.tsx';
import { isVolunteer } from '../../paths.ts';
import { useStaff } from '../../session/use-staff.ts';
import { texts } from '../../texts/texts.ts';
import { chosenType, EventField, HolderFields, TypeField } from './ticket-fields.tsx';

interface Props {
  events: readonly AdminEvent[];
  /** Initial event; empty for any active event. */
  eventId: string;
  onDone: () => void;
  onClose: () => void;
}

interface Values {
  id: string;
  holderName: string;
  holderEmail: string;
  eventId: string;
  /** Empty for none. */
  typeId: string;
}

type Body = BodyOf<typeof addTicket>;

const schemaFor = (events: readonly AdminEvent[]) =>
  formSchema<Values, Body>(addTicket.body, ({ eventId, typeId, ...values }) => ({
    ...values,
    eventId: eventId || null,
    typeId: chosenType({ eventId, typeId }, events),
  }));

/** Adds one ticket. */
export function AddTicketDialog({ events, eventId, onDone, onClose }: Props) {
  const { addDialog, form: labels } = texts.tickets;
  const staff = useStaff();
  const { form, submit, isSaving, failure } = useSubmitForm<Values, Body>({
    schema: schemaFor(events),
    values: {
      id: '',
      holderName: '',
      holderEmail: '',
      typeId: '',
      // Volunteers add tickets to their event only, also after its end.
      eventId: staff.eventId ?? eventId,
    },
    send: (body, call) => call(addTicket, { body }),
    success: addDialog.added,
    failure: texts.tickets.saveFailed,
    onDone: () => {
      onDone();
      onClose();
    },
  });
  return (
    <SubmitDialog title={addDialog.title} form={form} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label={labels.label}>
        <Stack gap="4">
          <FormFailure failure={failure} />
          <TextField
            form={form}
            name="id"
            label={labels.id}
            isRequired
            placeholder={labels.idPlaceholder}
            help={labels.idHelp}
          />
          <HolderFields form={form} />
          {!isVolunteer(staff) && <EventField form={form} choices={eventChoices(events)} />}
          <TypeField form={form} events={events} />
          <SubmitActions isSaving={isSaving} savingText={addDialog.adding}>
            {addDialog.submit}
          </SubmitActions>
        </Stack>
      </form>
    </SubmitDialog>
  );
}
