import { Badge, Card, Flex, Heading, RadioGroup, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import type { Announcement } from '@wine-walk/common/api/announcements.ts';
import { useController, useWatch } from 'react-hook-form';
import { format } from '../../kit/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { timeZoneLabel } from '../../kit/event-labels.ts';
import { toInstant } from '../../kit/forms/zoned-time.ts';
import { RecordInput } from '../../kit/records/record-input.tsx';
import { RecordDialog } from '../../shared/record-dialog.tsx';
import {
  type AnnouncementValues,
  announcementFields,
  useAnnouncementForm,
} from './announcement-record.ts';

interface AnnouncementPreviewProps {
  values: AnnouncementValues;
  timeZone: string;
}

/** Live preview of the announcement as attendees see it behind the bell. */
function AnnouncementPreview({ values, timeZone }: AnnouncementPreviewProps) {
  const { announcements } = useTexts();
  const now = useNow();
  const scheduled = values.when === 'later' ? toInstant(values.publishAt, timeZone) : null;
  const at = scheduled ?? new Date(now).toISOString();
  return (
    <Card.Root size="sm">
      <Card.Body>
        <Flex align="center" justify="space-between" gap="3" mb="1">
          <Text fontSize="sm" color="muted">
            {format.dateTime(at, timeZone)}
          </Text>
          <Badge>{announcements.isNew}</Badge>
        </Flex>
        <Heading as="h3" fontSize="lg" overflowWrap="anywhere">
          {values.title.trim() || 'Title'}
        </Heading>
        <Text mt="1" fontSize="sm" whiteSpace="pre-line" overflowWrap="anywhere">
          {values.message || 'What should everyone know?'}
        </Text>
      </Card.Body>
    </Card.Root>
  );
}

interface AnnouncementDialogProps {
  /** Null for a new announcement; undefined after it was withdrawn. */
  announcement: Announcement | null | undefined;
  event: AdminEvent;
  onClose: () => void;
}

/** Writes, schedules or edits an announcement. */
export function AnnouncementDialog({ announcement, event, onClose }: AnnouncementDialogProps) {
  const { record, context } = useAnnouncementForm({ announcement, event, onDone: onClose });
  const { form, isNew, base } = record;
  const { timeZone } = event;
  const values = useWatch({ control: form.control }) as AnnouncementValues;
  const { field } = useController({ control: form.control, name: 'when' });
  const inputs = { form, fields: announcementFields, context };
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      preview={<AnnouncementPreview values={values} timeZone={timeZone} />}
    >
      <RecordInput of={inputs} name="title" />
      <RecordInput of={inputs} name="message" />
      {!isNew && base.when === 'now' ? (
        <Text color="muted" fontSize="sm">
          This is published. Your changes show in every open app right away.
        </Text>
      ) : (
        <RadioGroup.Root
          value={field.value}
          onValueChange={({ value }) => field.onChange(value)}
          aria-label="When"
        >
          <Stack gap="0">
            <Choice value="now" label="Publish now" />
            <Choice value="later" label="Schedule for later" />
          </Stack>
        </RadioGroup.Root>
      )}
      {field.value === 'later' && (
        <>
          <RecordInput of={inputs} name="publishAt" label="Publish on" timeZone={timeZone} />
          <Text color="muted" fontSize="sm" mt="-2">
            In the event’s time zone: {timeZoneLabel(timeZone)}.
          </Text>
        </>
      )}
    </RecordDialog>
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
