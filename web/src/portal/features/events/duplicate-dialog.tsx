import { Grid, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { type AdminEvent, duplicateEvent } from '@wine-walk/common/api/admin-events.ts';
import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { eventTimeText, timeZoneLabel } from '../../kit/event-labels.ts';
import { TextField } from '../../kit/forms/fields.tsx';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { useSubmitForm } from '../../kit/forms/submit-form.tsx';
import { TimeField } from '../../kit/forms/time-field.tsx';
import {
  UnsavedChangesDialog,
  useReportUnsavedChanges,
} from '../../kit/forms/unsaved-changes-dialog.tsx';
import { useIdempotencyKey } from '../../kit/forms/use-idempotency-key.ts';
import { requireInstant, type TimeInput } from '../../kit/forms/zoned-time.ts';
import { staffCall } from '../../session/staff-call.ts';

interface DuplicateValues {
  name: string;
  startTime: TimeInput;
  endTime: TimeInput;
}

type Body = BodyOf<typeof duplicateEvent>;

/** Form that copies an event under a new name and times. */
function useDuplicateForm(source: AdminEvent, onDone: (id: string) => void) {
  const schema = formSchema<DuplicateValues, Body>(duplicateEvent.body, (values, refuse) => ({
    name: values.name,
    startTime: requireInstant('startTime', values.startTime, source.timeZone, refuse),
    endTime: requireInstant('endTime', values.endTime, source.timeZone, refuse),
  }));
  const keyOf = useIdempotencyKey();
  return useSubmitForm<DuplicateValues, Body>({
    schema,
    values: {
      name: source.name,
      startTime: { local: '', occurrence: 'first' },
      endTime: { local: '', occurrence: 'first' },
    },
    send: async (body) => {
      const idempotencyKey = keyOf(body);
      const made = await staffCall(duplicateEvent, {
        params: { id: source.id },
        body,
        idempotencyKey,
      });
      onDone(made.id);
    },
    success: 'Event created successfully',
    failure: 'Failed to save event',
    onDone: () => undefined,
  });
}

interface Props {
  /** ID of the event to copy. */
  source: string;
  events: readonly AdminEvent[];
  onChoose: (id: string) => void;
  onClose: () => void;
  /** Called with the new event's ID: its form opens next. */
  onDone: (id: string) => void;
}

/** Creates an event with the businesses, rewards and point rules of an earlier one. */
export function DuplicateDialog({ source, events, onChoose, onClose, onDone }: Props) {
  const event = events.find(({ id }) => id === source);
  return (
    <UnsavedChangesDialog isOpen size="md" title="Copy a past event" onClose={onClose}>
      <Stack gap="4">
        <Text color="muted" fontSize="sm">
          The new event gets the same description, place and business order, and its own copies of
          the rewards and point rules. It stays a draft until you publish it.
        </Text>
        <FormField label="Copy from">
          <NativeSelect.Root size={{ base: 'md', md: 'sm' }}>
            <NativeSelect.Field
              value={event?.id ?? ''}
              onChange={({ target }) => onChoose(target.value)}
            >
              {!event && <option value="">This event was deleted</option>}
              {events.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.name} – {eventTimeText(choice)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
        {event && <DuplicateForm key={event.id} source={event} onDone={onDone} />}
      </Stack>
    </UnsavedChangesDialog>
  );
}

interface FormProps {
  source: AdminEvent;
  onDone: (id: string) => void;
}

function DuplicateForm({ source, onDone }: FormProps) {
  const { form, submit, isSaving } = useDuplicateForm(source, onDone);
  useReportUnsavedChanges(form.formState.isDirty);
  return (
    <form onSubmit={submit} noValidate aria-label="New event">
      <Stack gap="4">
        <TextField form={form} name="name" label="Name" isRequired />
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <TimeField
            form={form}
            name="startTime"
            label="Start"
            timeZone={source.timeZone}
            isRequired
          />
          <TimeField form={form} name="endTime" label="End" timeZone={source.timeZone} isRequired />
        </Grid>
        <Text color="muted" fontSize="sm">
          Times are in {timeZoneLabel(source.timeZone)}.
        </Text>
        <Button type="submit" alignSelf="end" loading={isSaving} loadingText="Creating…">
          Create event
        </Button>
      </Stack>
    </form>
  );
}
