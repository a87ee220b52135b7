import { Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import {
  type AdminTicket,
  editTicket,
  listTickets,
  readTicketHolder,
  ticketEdit,
} from '@wine-walk/common/api/tickets.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { Alert } from '../../kit/alert.tsx';
import { type EventChoice, eventChoices } from '../../kit/event-labels.ts';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { StaleEditAlert } from '../../kit/forms/stale-edit-alert.tsx';
import {
  FormFailure,
  SubmitActions,
  SubmitDialog,
  useSubmitForm,
} from '../../kit/forms/submit-form.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { texts } from '../../texts/texts.ts';
import { chosenType, EventField, HolderFields, TypeField } from './ticket-fields.tsx';

/** Reads a ticket as stored on the server now; undefined if it was deleted. */
async function readTicket(id: string): Promise<AdminTicket | undefined> {
  // ID matches come first, the exact ID before those it is a prefix of.
  const { tickets } = await staffCall(listTickets, { query: { search: id, limit: 1 } });
  const found = tickets.find((ticket) => ticket.id === id);
  return found?.isEmailHidden ? readHolder(id) : found;
}

/** Reads a ticket with its holder's email, which is audited. */
const readHolder = (id: string) => staffCall(readTicketHolder, { params: { id } });

interface Props {
  ticket: AdminTicket;
  events: readonly AdminEvent[];
  onDone: () => void;
  onClose: () => void;
}

interface Values {
  holderName: string;
  holderEmail: string;
  eventId: string;
  /** Empty for none. */
  typeId: string;
}

const body = ticketEdit.omit({ seen: true });
type Fields = z.output<typeof body>;

const schemaFor = (events: readonly AdminEvent[]) =>
  formSchema<Values, Fields>(body, ({ eventId, typeId, ...holder }) => ({
    ...holder,
    eventId: eventId || null,
    typeId: chosenType({ eventId, typeId }, events),
  }));

const valuesOf = ({ holderName, holderEmail, eventId, typeId }: AdminTicket): Values => ({
  holderName: holderName ?? '',
  holderEmail: holderEmail ?? '',
  eventId: eventId ?? '',
  typeId: typeId ?? '',
});

/** Returns the events to choose from, including the ticket's own if it was deleted. */
function withCurrent(
  choices: readonly EventChoice[],
  eventId: string | null,
): readonly EventChoice[] {
  const isKnown = eventId === null || choices.some(({ id }) => id === eventId);
  return isKnown ? choices : [...choices, { id: eventId, label: eventId }];
}

/**
 * Reassigns an unused ticket, releases it from its holder, or moves it to another event. A hidden email is shown
 * on demand before.
 */
export function EditTicketDialog({ ticket, ...props }: Props) {
  const { editDialog } = texts.tickets;
  const show = useCall(() => readHolder(ticket.id));
  if (!ticket.isEmailHidden || show.data)
    return <EditTicketForm ticket={show.data ?? ticket} {...props} />;
  return (
    <AppDialog title={editDialog.title({ id: ticket.id })} onClose={props.onClose}>
      <Stack gap="4" align="start">
        {show.error && (
          <Alert tone="danger">{staffMessage(show.error, texts.tickets.connectionLost)}</Alert>
        )}
        <Text>{editDialog.emailHidden({ holder: ticket.holderName })}</Text>
        <Button loading={show.isPending} onClick={() => show.mutate()}>
          {editDialog.showEmail}
        </Button>
      </Stack>
    </AppDialog>
  );
}

function EditTicketForm({ ticket, events, onDone, onClose }: Props) {
  const { editDialog } = texts.tickets;
  const { id } = ticket;
  const [{ holderName, holderEmail, eventId, typeId }, setExpected] = useState(ticket);
  const { form, submit, isSaving, failure, isStale, clearError } = useSubmitForm<Values, Fields>({
    schema: schemaFor(events),
    values: valuesOf(ticket),
    send: ({ eventId: nextEventId, typeId: nextTypeId, ...fields }, call) =>
      call(editTicket, {
        params: { id },
        body: {
          ...fields,
          ...((nextEventId !== eventId || nextTypeId !== typeId) && {
            eventId: nextEventId,
            typeId: nextTypeId,
          }),
          seen: { holderName, holderEmail, eventId },
        },
      }),
    success: editDialog.updated,
    failure: texts.tickets.saveFailed,
    onDone: () => {
      onDone();
      onClose();
    },
  });
  const release = () => {
    form.setValue('holderName', '', { shouldDirty: true });
    form.setValue('holderEmail', '', { shouldDirty: true });
  };
  // Name and email belong together: they are replaced as a whole.
  const applyCurrent = (now: AdminTicket) => {
    setExpected(now);
    form.reset(valuesOf(now));
    clearError();
    onDone();
  };
  return (
    <SubmitDialog title={editDialog.title({ id })} form={form} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label={texts.tickets.form.label}>
        <Stack gap="4">
          {!isStale && <FormFailure failure={failure} />}
          {failure && isStale && (
            <StaleEditAlert message={failure} read={() => readTicket(id)} onRead={applyCurrent} />
          )}
          <HolderFields form={form} />
          <Text color="muted" fontSize="sm">
            {editDialog.releaseHelp}
          </Text>
          <EventField form={form} choices={withCurrent(eventChoices(events), eventId)} />
          <TypeField form={form} events={events} />
          <SubmitActions
            isSaving={isSaving}
            savingText={texts.kit.saving}
            other={
              <Button variant="outline" onClick={release}>
                {editDialog.clearHolder}
              </Button>
            }
          >
            {editDialog.submit}
          </SubmitActions>
        </Stack>
      </form>
    </SubmitDialog>
  );
}
