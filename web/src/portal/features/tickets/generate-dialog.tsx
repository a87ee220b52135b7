import { Grid, Stack, Text } from '@chakra-ui/react';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { generateTickets } from '@wine-walk/common/api/tickets.ts';
import { useState } from 'react';
import { eventChoices } from '../../kit/event-labels.ts';
import { TextField } from '../../kit/forms/fields.tsx';
import { formSchema, parseNumberInput } from '../../kit/forms/form-schema.ts';
import {
  FormFailure,
  SubmitActions,
  SubmitDialog,
  useSubmitForm,
} from '../../kit/forms/submit-form.tsx';
import { texts } from '../../texts/texts.ts';
import { chosenType, EventField, TypeField } from './ticket-fields.tsx';

interface Props {
  events: readonly AdminEvent[];
  /** Initial event; empty for any active event. */
  eventId: string;
  onDone: (prefix: string) => void;
  onClose: () => void;
}

interface Values {
  count: string;
  prefix: string;
  eventId: string;
  /** Empty for none. */
  typeId: string;
}

type Body = BodyOf<typeof generateTickets>;

const schemaFor = (events: readonly AdminEvent[]) =>
  formSchema<Values, Body>(generateTickets.body, ({ count, prefix, eventId, typeId }) => ({
    count: parseNumberInput(count),
    prefix,
    eventId: eventId || null,
    typeId: chosenType({ eventId, typeId }, events),
  }));

/** Generates a batch of tickets with unguessable IDs. */
export function GenerateDialog({ events, eventId, onDone, onClose }: Props) {
  const { generateDialog } = texts.tickets;
  const [year] = useState(() => new Date().getFullYear());
  const { form, submit, isSaving, failure } = useSubmitForm<Values, Body>({
    schema: schemaFor(events),
    values: { count: '50', prefix: `WW${year}`, eventId, typeId: '' },
    send: async (body, call) => {
      await call(generateTickets, { body });
      onDone(body.prefix);
    },
    success: generateDialog.generated,
    failure: generateDialog.failed,
    onDone: onClose,
  });
  return (
    <SubmitDialog title={generateDialog.title} form={form} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label={generateDialog.form}>
        <Stack gap="4">
          <FormFailure failure={failure} />
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            <TextField
              form={form}
              name="count"
              label={generateDialog.count}
              isRequired
              type="number"
              inputMode="numeric"
              min={1}
              max={400}
              step={1}
            />
            <TextField form={form} name="prefix" label={generateDialog.prefix} isRequired />
          </Grid>
          <Text color="muted" fontSize="sm">
            {generateDialog.help}
          </Text>
          <EventField form={form} choices={eventChoices(events)} />
          <TypeField form={form} events={events} />
          <SubmitActions isSaving={isSaving} savingText={generateDialog.generating}>
            {generateDialog.submit}
          </SubmitActions>
        </Stack>
      </form>
    </SubmitDialog>
  );
}
