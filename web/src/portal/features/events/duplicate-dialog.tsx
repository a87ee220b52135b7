import { Grid, Stack, Text } from '@chakra-ui/react';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type AdminEvent, duplicateEvent } from '@wine-walk/common/api/staff/events.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { eventChoices, timeZoneLabel } from '../../kit/event-labels.ts';
import { TextField } from '../../kit/forms/fields.tsx';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { Select } from '../../kit/forms/select.tsx';
import { useSubmitForm } from '../../kit/forms/submit-form.tsx';
import { TimeField } from '../../kit/forms/time-field.tsx';
import {
  UnsavedChangesDialog,
  useReportUnsavedChanges,
} from '../../kit/forms/unsaved-changes-dialog.tsx';
import { requireInstant, type TimeInput } from '../../kit/forms/zoned-time.ts';
import { texts } from '../../texts/texts.ts';

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
  return useSubmitForm<DuplicateValues, Body>({
    schema,
    values: {
      name: source.name,
      startTime: { local: '', occurrence: 'first' },
      endTime: { local: '', occurrence: 'first' },
    },
    send: async (body, call) => {
      const made = await call(duplicateEvent, { params: { id: source.id }, body });
      onDone(made.id);
    },
    success: (_made, { name }) => ({
      title: texts.kit.records.created(texts.nouns.event),
      description: texts.events.duplicateDialog.selected({ event: name }),
    }),
    failure: texts.kit.records.saveFailed(texts.nouns.event),
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
  const { duplicateDialog: t } = texts.events;
  const event = events.find(({ id }) => id === source);
  return (
    <UnsavedChangesDialog size="md" title={t.title} onClose={onClose}>
      <Stack gap="4">
        <Text color="muted" fontSize="sm">
          {t.lead}
        </Text>
        <FormField label={t.source}>
          <Select size={{ base: 'md', md: 'sm' }} value={event?.id ?? ''} onChange={onChoose}>
            {!event && <option value="">{t.deleted}</option>}
            {eventChoices(events).map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
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
  const { duplicateDialog: t, fields } = texts.events;
  const { form, submit, isSaving } = useDuplicateForm(source, onDone);
  useReportUnsavedChanges(form.formState.isDirty);
  return (
    <form onSubmit={submit} noValidate aria-label={t.form}>
      <Stack gap="4">
        <TextField form={form} name="name" label={fields.name} isRequired />
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <TimeField
            form={form}
            name="startTime"
            label={fields.start}
            timeZone={source.timeZone}
            isRequired
          />
          <TimeField
            form={form}
            name="endTime"
            label={fields.end}
            timeZone={source.timeZone}
            isRequired
          />
        </Grid>
        <Text color="muted" fontSize="sm">
          {t.times({ zone: timeZoneLabel(source.timeZone) })}
        </Text>
        <Button type="submit" alignSelf="end" loading={isSaving} loadingText={t.submitting}>
          {t.submit}
        </Button>
      </Stack>
    </form>
  );
}
