import { Grid, RadioGroup, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { resolveTiming } from '@wine-walk/common/rules/announcements/publish-time.ts';
import { useController, useWatch } from 'react-hook-form';
import { timeZoneLabel } from '../../kit/event-labels.ts';
import { format } from '../../kit/format.ts';
import { RecordInput } from '../../kit/records/record-input.tsx';
import { texts } from '../../texts/texts.ts';
import {
  type AnnouncementValues,
  announcementFields,
  type useAnnouncementForm,
} from './announcement-record.ts';
import { toTiming } from './relative-time.ts';

type AnnouncementForm = ReturnType<typeof useAnnouncementForm>;

interface Props {
  form: AnnouncementForm['record']['form'];
  context: AnnouncementForm['context'];
  event: AdminEvent;
}

/** Chooses when an announcement is published: now, at a fixed time, or at a time that moves with the event. */
export function PublicationTime({ form, context, event }: Props) {
  const t = texts.announcements.form;
  const { field } = useController({ control: form.control, name: 'when' });
  const inputs = { form, fields: announcementFields, context };
  return (
    <>
      <RadioGroup.Root
        value={field.value}
        onValueChange={({ value }) => field.onChange(value)}
        aria-label={announcementFields.when.label}
      >
        <Stack gap="0">
          <Choice value="now" label={t.publishNow} />
          <Choice value="later" label={t.schedule} />
          <Choice value="relative" label={t.relative} />
        </Stack>
      </RadioGroup.Root>
      {field.value === 'later' && (
        <>
          <RecordInput of={inputs} name="publishAt" label={t.publishOn} timeZone={event.timeZone} />
          <Text color="muted" fontSize="sm" mt="-2">
            {t.timeZone({ timeZone: timeZoneLabel(event.timeZone) })}
          </Text>
        </>
      )}
      {field.value === 'relative' && (
        <>
          <Grid templateColumns={{ base: '1fr 1fr', md: '1fr 1fr 2fr' }} gap="3">
            <RecordInput of={inputs} name="offset" />
            <RecordInput of={inputs} name="offsetUnit" />
            <Stack gridColumn={{ base: 'span 2', md: 'auto' }}>
              <RecordInput of={inputs} name="anchor" />
            </Stack>
          </Grid>
          <ResolvedTime form={form} event={event} />
        </>
      )}
    </>
  );
}

/** Time that the relative one means now, and the recipients of its email. */
function ResolvedTime({ form, event }: Pick<Props, 'form' | 'event'>) {
  const values = useWatch({ control: form.control }) as AnnouncementValues;
  const timing = toTiming(values);
  if (!timing) return null;
  const time = format.dateTime(resolveTiming(timing, event), event.timeZone);
  return (
    <Text color="muted" fontSize="sm" role="status">
      {texts.announcements.form.resolved({ time })}
    </Text>
  );
}

function Choice({ value, label }: { value: AnnouncementValues['when']; label: string }) {
  return (
    <RadioGroup.Item value={value} minH="10">
      <RadioGroup.ItemHiddenInput />
      <RadioGroup.ItemIndicator />
      <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}
