import { Badge, Card, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { Announcement } from '@wine-walk/common/api/announcements.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { resolveTiming } from '@wine-walk/common/rules/announcements/publish-time.ts';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/texts.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { format } from '../../kit/format.ts';
import { toInstant } from '../../kit/forms/zoned-time.ts';
import { RecordInput } from '../../kit/records/record-input.tsx';
import { RecordDialog } from '../../shared/records/record-dialog.tsx';
import { mainLanguage, otherLanguages, TranslationInputs } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';
import {
  type AnnouncementValues,
  announcementFields,
  missingLanguages,
  useAnnouncementForm,
} from './announcement-record.ts';
import type { AudienceChoice } from './audience-choices.ts';
import { AudienceSize } from './audience-size.tsx';
import { PublicationTime } from './publication-time.tsx';
import { toTiming } from './relative-time.ts';
import { TemplateChoice } from './template-choice.tsx';

interface AnnouncementPreviewProps {
  values: AnnouncementValues;
  event: AdminEvent;
}

/** Live preview of the announcement as attendees see it behind the bell, in each language that they can choose. */
function AnnouncementPreview({ values, event }: AnnouncementPreviewProps) {
  const { preview } = texts.announcements;
  const organization = useOrganization();
  const now = useNow();
  const { timeZone } = event;
  const scheduled = scheduledTime(values, event);
  const time = format.dateTime(scheduled ?? new Date(now).toISOString(), timeZone);
  const missing = missingLanguages(values, organization);
  const translated = otherLanguages(organization).filter((language) => !missing.includes(language));
  return (
    <Stack gap="3">
      <PreviewCard
        time={time}
        title={values.title.trim() || preview.title}
        message={values.message || preview.message}
      />
      {translated.map((language) => (
        <PreviewCard
          key={language}
          lang={language}
          time={time}
          title={values.titleIn[language].trim()}
          message={values.messageIn[language]}
        />
      ))}
    </Stack>
  );
}

/** Returns the time of a scheduled announcement as typed; null for now and an invalid time. */
function scheduledTime(values: AnnouncementValues, event: AdminEvent): string | null {
  const timing = values.when === 'relative' ? toTiming(values) : null;
  if (timing) return resolveTiming(timing, event);
  return values.when === 'later' ? toInstant(values.publishAt, event.timeZone) : null;
}

interface PreviewCardProps {
  lang?: Language;
  time: string;
  title: string;
  message: string;
}

function PreviewCard({ lang, time, title, message }: PreviewCardProps) {
  const announcements = useTexts('announcements');
  return (
    <Card.Root size="sm" lang={lang}>
      <Card.Body>
        <Flex align="center" justify="space-between" gap="3" mb="1">
          <Text fontSize="sm" color="muted">
            {time}
          </Text>
          <Badge>{announcements.isNew}</Badge>
        </Flex>
        <Heading as="h3" fontSize="lg" overflowWrap="anywhere">
          {title}
        </Heading>
        <Text mt="1" fontSize="sm" whiteSpace="pre-line" overflowWrap="anywhere">
          {message}
        </Text>
      </Card.Body>
    </Card.Root>
  );
}

interface AnnouncementDialogProps {
  /** Null for a new announcement; undefined after it was withdrawn. */
  announcement: Announcement | null | undefined;
  event: AdminEvent;
  audiences: readonly AudienceChoice[];
  onClose: () => void;
}

/** Writes, schedules or edits an announcement. */
export function AnnouncementDialog({
  announcement,
  event,
  audiences,
  onClose,
}: AnnouncementDialogProps) {
  const t = texts.announcements.form;
  const { record, context } = useAnnouncementForm({
    announcement,
    event,
    audiences,
    onDone: onClose,
  });
  const organization = useOrganization();
  const others = otherLanguages(organization);
  const { form, isNew, base } = record;
  const audience = useWatch({ control: form.control, name: 'audience' });
  const inputs = { form, fields: announcementFields, context };
  const chosen = audiences.find(({ value }) => value === audience);
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      preview={(written) => <AnnouncementPreview values={written} event={event} />}
    >
      {isNew && <TemplateChoice form={form} event={event} />}
      <RecordInput of={inputs} name="title" />
      <RecordInput
        of={inputs}
        name="message"
        {...(others.length > 0 && {
          help: t.languageHelp({ main: format.language(mainLanguage(organization)) }),
        })}
      />
      <TranslationInputs
        form={form}
        texts={[
          { own: 'title', name: 'titleIn', label: t.translations.title },
          { own: 'message', name: 'messageIn', label: t.translations.message, rows: 3 },
        ]}
      />
      <RecordInput of={inputs} name="audience" />
      {chosen && <AudienceSize eventId={event.id} choice={chosen} />}
      <RecordInput of={inputs} name="urgency" />
      {!isNew && base.when === 'now' ? (
        <Text color="muted" fontSize="sm">
          {t.published}
        </Text>
      ) : (
        <PublicationTime form={form} context={context} event={event} />
      )}
    </RecordDialog>
  );
}
